"""The engine room of card games: what a card does is data, carried out, explained and written by walking it.

A game brings its verbs (`Verb`), says how they are carried out (`Engine`) and how they are written (`text.effects`).
How verbs are joined into prices, choices and orders is the house's business.
"""
