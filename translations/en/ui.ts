<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ui</name>
    <message numerus="yes">
        <source>about {n} minutes</source>
        <translation>
            <numerusform>about {n} minute</numerusform>
            <numerusform>about {n} minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By your last {n} matches with bots: {level}.</source>
        <translation>
            <numerusform>By your only match with bots: {level}.</numerusform>
            <numerusform>By your {n} matches with bots: {level}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Due today: {n} exercises</source>
        <translation>
            <numerusform>Due today: {n} exercise</numerusform>
            <numerusform>Due today: {n} exercises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes back in {n} days.</source>
        <translation>
            <numerusform>It comes back tomorrow.</numerusform>
            <numerusform>It comes back in {n} days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lesson first ({n} steps)</source>
        <translation>
            <numerusform>Lesson first ({n} step)</numerusform>
            <numerusform>Lesson first ({n} steps)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lines: average of {n} matches</source>
        <translation>
            <numerusform>lines: {n} match</numerusform>
            <numerusform>lines: average of {n} matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next exercise ({n} left)</source>
        <translation>
            <numerusform>Next exercise ({n} left)</numerusform>
            <numerusform>Next exercise ({n} left)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>number {place} of your {n} results, the best is {best}</source>
        <translation>
            <numerusform>number {place} of your {n} result, the best is {best}</numerusform>
            <numerusform>number {place} of your {n} results, the best is {best}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete all {n}?</source>
        <translation>
            <numerusform>Permanently delete {n} save?</numerusform>
            <numerusform>Permanently delete all {n} saves?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your best of {n} results (before: {best})</source>
        <translation>
            <numerusform>your best of {n} result (before: {best})</numerusform>
            <numerusform>your best of {n} results (before: {best})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} points</source>
        <translation>
            <numerusform>{name}: {n} point</numerusform>
            <numerusform>{name}: {n} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} bots</source>
        <translation>
            <numerusform>{n} bot</numerusform>
            <numerusform>{n} bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} civilisation games at one table</source>
        <translation>
            <numerusform>A civilisation game at one table</numerusform>
            <numerusform>{n} civilisation games at one table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} concern you</source>
        <translation>
            <numerusform>{n} concerns you</numerusform>
            <numerusform>{n} concern you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} decisions</source>
        <translation>
            <numerusform>{n} decision</numerusform>
            <numerusform>{n} decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} different cards</source>
        <translation>
            <numerusform>{n} card</numerusform>
            <numerusform>{n} different cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} events</source>
        <translation>
            <numerusform>{n} event</numerusform>
            <numerusform>{n} events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} matches</source>
        <translation>
            <numerusform>{n} match</numerusform>
            <numerusform>{n} matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} minutes ago</source>
        <translation>
            <numerusform>{n} minute ago</numerusform>
            <numerusform>{n} minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of 3 stars</source>
        <translation>
            <numerusform>{n} of 3 stars</numerusform>
            <numerusform>{n} of 3 stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of them finished</source>
        <translation>
            <numerusform>{n} of them finished</numerusform>
            <numerusform>{n} of them finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} paragraphs found</source>
        <translation>
            <numerusform>{n} paragraph found</numerusform>
            <numerusform>{n} paragraphs found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} people</source>
        <translation>
            <numerusform>{n} person</numerusform>
            <numerusform>{n} people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <translation>
            <numerusform>{n} player</numerusform>
            <numerusform>{n} players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} steps</source>
        <translation>
            <numerusform>{n} step</numerusform>
            <numerusform>{n} steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{step} of {n} lessons</source>
        <translation>
            <numerusform>{step} of {n} lesson</numerusform>
            <numerusform>{step} of {n} lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more lines</source>
        <translation>
            <numerusform>… and {n} more line</numerusform>
            <numerusform>… and {n} more lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more mistakes</source>
        <translation>
            <numerusform>… and {n} more mistake</numerusform>
            <numerusform>… and {n} more mistakes</numerusform>
        </translation>
    </message>
</context>
</TS>
