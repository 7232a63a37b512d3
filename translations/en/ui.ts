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
        <source>actions</source>
        <translation>
            <numerusform>action</numerusform>
            <numerusform>actions</numerusform>
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
        <source>everybody offers {n}</source>
        <translation>
            <numerusform>everybody offers {n}</numerusform>
            <numerusform>everybody offers {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {n} coins</source>
        <translation>
            <numerusform>For {n} coin</numerusform>
            <numerusform>For {n} coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {n} goods</source>
        <translation>
            <numerusform>For {n} good</numerusform>
            <numerusform>For {n} goods</numerusform>
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
        <source>Not in play with {n} players.</source>
        <translation>
            <numerusform>Not in play with {n} player.</numerusform>
            <numerusform>Not in play with {n} players.</numerusform>
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
        <source>Occupy {n} buildings</source>
        <translation>
            <numerusform>Occupy {n} building</numerusform>
            <numerusform>Occupy {n} buildings</numerusform>
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
        <source>Production brought {n} goods.</source>
        <translation>
            <numerusform>Production brought {n} good.</numerusform>
            <numerusform>Production brought {n} goods.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Secret offers of {n} resources</source>
        <translation>
            <numerusform>Secret offers of {n} resource</numerusform>
            <numerusform>Secret offers of {n} resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trader who wins takes {n} treasures</source>
        <translation>
            <numerusform>The trader who wins takes {n} treasure</numerusform>
            <numerusform>The trader who wins takes {n} treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to {n} buildings: their income and track points are yours</source>
        <translation>
            <numerusform>{n} building: its income and track point are yours</numerusform>
            <numerusform>up to {n} buildings: their income and track points are yours</numerusform>
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
        <source>{icon} **{n} treasures**: in the end each is a point of your weakest colour. §12.2</source>
        <translation>
            <numerusform>{icon} **{n} treasure**: in the end it is a point of your weakest colour. §12.2</numerusform>
            <numerusform>{icon} **{n} treasures**: in the end each is a point of your weakest colour. §12.2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} collected {n} resources.</source>
        <translation>
            <numerusform>{name} collected {n} resource.</numerusform>
            <numerusform>{name} collected {n} resources.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} places {n} treasures: the weakest sphere rises from {before} to {after}.</source>
        <translation>
            <numerusform>{name} places {n} treasure: the weakest sphere rises from {before} to {after}.</numerusform>
            <numerusform>{name} places {n} treasures: the weakest sphere rises from {before} to {after}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes {n} treasures</source>
        <translation>
            <numerusform>{name} takes {n} treasure</numerusform>
            <numerusform>{name} takes {n} treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes {n} treasures {icon}</source>
        <translation>
            <numerusform>{name} takes {n} treasure {icon}</numerusform>
            <numerusform>{name} takes {n} treasures {icon}</numerusform>
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
        <source>{n} actions</source>
        <translation>
            <numerusform>{n} action</numerusform>
            <numerusform>{n} actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} attacks get through.</source>
        <translation>
            <numerusform>{n} attack gets through.</numerusform>
            <numerusform>{n} attacks get through.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} battles</source>
        <translation>
            <numerusform>{n} battle</numerusform>
            <numerusform>{n} battles</numerusform>
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
        <source>{n} cards</source>
        <translation>
            <numerusform>{n} card</numerusform>
            <numerusform>{n} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards drawn</source>
        <translation>
            <numerusform>{n} card drawn</numerusform>
            <numerusform>{n} cards drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards from the market</source>
        <translation>
            <numerusform>{n} card from the market</numerusform>
            <numerusform>{n} cards from the market</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards played</source>
        <translation>
            <numerusform>{n} card played</numerusform>
            <numerusform>{n} cards played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} catastrophes</source>
        <translation>
            <numerusform>{n} catastrophe</numerusform>
            <numerusform>{n} catastrophes</numerusform>
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
        <source>{n} coins</source>
        <translation>
            <numerusform>{n} coin</numerusform>
            <numerusform>{n} coins</numerusform>
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
        <source>{n} copies in the box</source>
        <translation>
            <numerusform>{n} copy in the box</numerusform>
            <numerusform>{n} copies in the box</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} copies in the deck</source>
        <translation>
            <numerusform>{n} copy in the deck</numerusform>
            <numerusform>{n} copies in the deck</numerusform>
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
        <source>{n} dice</source>
        <translation>
            <numerusform>{n} die</numerusform>
            <numerusform>{n} dice</numerusform>
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
        <source>{n} Fate cards</source>
        <translation>
            <numerusform>{n} Fate card</numerusform>
            <numerusform>{n} Fate cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} get through</source>
        <translation>
            <numerusform>{n} gets through</numerusform>
            <numerusform>{n} get through</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods produced</source>
        <translation>
            <numerusform>{n} good produced</numerusform>
            <numerusform>{n} goods produced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} highlighted</source>
        <translation>
            <numerusform>{n} highlighted</numerusform>
            <numerusform>{n} highlighted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hits</source>
        <translation>
            <numerusform>{n} hit</numerusform>
            <numerusform>{n} hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} kinds of goods</source>
        <translation>
            <numerusform>{n} kind of goods</numerusform>
            <numerusform>{n} kinds of goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} leaders on the board</source>
        <translation>
            <numerusform>{n} leader on the board</numerusform>
            <numerusform>{n} leaders on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} left</source>
        <translation>
            <numerusform>{n} left</numerusform>
            <numerusform>{n} left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} Locations stand</source>
        <translation>
            <numerusform>{n} Location stands</numerusform>
            <numerusform>{n} Locations stand</numerusform>
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
        <source>{n} monuments</source>
        <translation>
            <numerusform>{n} monument</numerusform>
            <numerusform>{n} monuments</numerusform>
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
        <source>{n} provinces</source>
        <translation>
            <numerusform>{n} province</numerusform>
            <numerusform>{n} provinces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} provinces have an owner</source>
        <translation>
            <numerusform>{n} province has an owner</numerusform>
            <numerusform>{n} provinces have an owner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} Resources</source>
        <translation>
            <numerusform>{n} Resource</numerusform>
            <numerusform>{n} Resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} revolts</source>
        <translation>
            <numerusform>{n} revolt</numerusform>
            <numerusform>{n} revolts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds</source>
        <translation>
            <numerusform>{n} round</numerusform>
            <numerusform>{n} rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sites</source>
        <translation>
            <numerusform>{n} site</numerusform>
            <numerusform>{n} sites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} squares</source>
        <translation>
            <numerusform>{n} square</numerusform>
            <numerusform>{n} squares</numerusform>
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
        <source>{n} stored here</source>
        <translation>
            <numerusform>{n} stored here</numerusform>
            <numerusform>{n} stored here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tiles</source>
        <translation>
            <numerusform>{n} tile</numerusform>
            <numerusform>{n} tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tiles behind your screen</source>
        <translation>
            <numerusform>{n} tile behind your screen</numerusform>
            <numerusform>{n} tiles behind your screen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tokens were gained on the way.</source>
        <translation>
            <numerusform>{n} token was gained on the way.</numerusform>
            <numerusform>{n} tokens were gained on the way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} treasures</source>
        <translation>
            <numerusform>{n} treasure</numerusform>
            <numerusform>{n} treasures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} treasures lie on temples: a trader whose kingdom has two takes one.</source>
        <translation>
            <numerusform>{n} treasure lies on a temple: a trader whose kingdom has two takes one.</numerusform>
            <numerusform>{n} treasures lie on temples: a trader whose kingdom has two takes one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} turns</source>
        <translation>
            <numerusform>{n} turn</numerusform>
            <numerusform>{n} turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} VP at the end</source>
        <translation>
            <numerusform>{n} VP at the end</numerusform>
            <numerusform>{n} VP at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wars</source>
        <translation>
            <numerusform>{n} war</numerusform>
            <numerusform>{n} wars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} years</source>
        <translation>
            <numerusform>{n} year</numerusform>
            <numerusform>{n} years</numerusform>
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
        <source>{tile}: {n} squares to choose from</source>
        <translation>
            <numerusform>{tile}: {n} square to choose from</numerusform>
            <numerusform>{tile}: {n} squares to choose from</numerusform>
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
