"""Floor 1: files. Writes go to a temporary file first; nothing is lost when one fails.

`Folders.of_user()` says where things lie. `Matches` and `Autosave` keep running matches, `Library` lists and saves,
`History` holds finished ones; `settings` and `progress` are small documents. All of them raise `StoreError`.
"""
