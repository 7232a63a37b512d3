<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>ui</name>
    <message>
        <source>a closer look</source>
        <translation>spojrzenie z bliska</translation>
    </message>
    <message>
        <source>A copy of the match as it stands now; the match itself goes on and is saved automatically.</source>
        <translation>Kopia partii w obecnym stanie; sama partia toczy się dalej i zapisuje się na bieżąco.</translation>
    </message>
    <message>
        <source>A draw with the rival ({level}): {mine} to {theirs}</source>
        <translation>Remis z rywalem ({level}): {mine} do {theirs}</translation>
    </message>
    <message>
        <source>a friend who looks away now and then; answers at once</source>
        <translation>jak znajomy, który czasem się zagapi; odpowiada od razu</translation>
    </message>
    <message>
        <source>a rival</source>
        <translation>rywal</translation>
    </message>
    <message>
        <source>A sentence at every decision, and a warning before rash moves.</source>
        <translation>Jedno zdanie przy każdej decyzji i ostrzeżenie przed pochopnym ruchem.</translation>
    </message>
    <message>
        <source>A short lesson walks you through the table: what everything is, what you can click and why.</source>
        <translation>Krótka lekcja oprowadzi cię po stole: co na nim leży, w co można kliknąć i po co.</translation>
    </message>
    <message>
        <source>A short pause at every move; Space skips it.</source>
        <translation>Krótka pauza po każdym ruchu; spacja ją pomija.</translation>
    </message>
    <message>
        <source>A value in the file cannot be used.</source>
        <translation>Jednej z wartości w pliku nie da się użyć.</translation>
    </message>
    <message>
        <source>A warning before rash moves, the rest when you ask.</source>
        <translation>Ostrzeżenie przed pochopnym ruchem, reszta na życzenie.</translation>
    </message>
    <message>
        <source>About Imperium Desktop</source>
        <translation>O programie Imperium Desktop</translation>
    </message>
    <message>
        <source>about you</source>
        <translation>o tobie</translation>
    </message>
    <message numerus="yes">
        <source>about {n} minutes</source>
        <translation>
            <numerusform>około {n} minuty</numerusform>
            <numerusform>około {n} minut</numerusform>
            <numerusform>około {n} minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Agreed on</source>
        <translation>Uzgodniono</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Wszyscy gracze</translation>
    </message>
    <message>
        <source>All saves ({count})</source>
        <translation>Wszystkie zapisy ({count})</translation>
    </message>
    <message>
        <source>all set – just press **Start**</source>
        <translation>wszystko gotowe – naciśnij **Zacznij**</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Wszystkie stoliki</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>Alone against a rival [R].</source>
        <translation>W pojedynkę z rywalem [R].</translation>
    </message>
    <message>
        <source>always</source>
        <translation>zawsze</translation>
    </message>
    <message>
        <source>Always on: every seat, tile and resource also has its own shape.</source>
        <translation>Zawsze włączone: każde miejsce, żeton i zasób ma też własny kształt.</translation>
    </message>
    <message>
        <source>an even match-up</source>
        <translation>wyrównana para</translation>
    </message>
    <message>
        <source>An unfinished match. Move it to the saves to play on.</source>
        <translation>Nieskończona partia. Przenieś ją do zapisów, żeby grać dalej.</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animacje</translation>
    </message>
    <message>
        <source>Another copy</source>
        <translation>Inny egzemplarz</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Inne ziarno</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Uczeń</translation>
    </message>
    <message>
        <source>As last time</source>
        <translation>Jak ostatnio</translation>
    </message>
    <message>
        <source>Ask before something is lost</source>
        <translation>Pytaj, zanim coś przepadnie</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>losowo</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>przy stole</translation>
    </message>
    <message>
        <source>autosave</source>
        <translation>autozapis</translation>
    </message>
    <message>
        <source>autosaved {when}</source>
        <translation>autozapis, {when}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Wróć do partii</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Wróć do stołu</translation>
    </message>
    <message>
        <source>Beginning of the turn</source>
        <translation>Początek tury</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>rozpoczęta</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Obok planszy</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Najlepsze wyniki</translation>
    </message>
    <message>
        <source>blue circle</source>
        <translation>niebieskie koło</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>Bot speed</source>
        <translation>Tempo botów</translation>
    </message>
    <message>
        <source>Bot {number}</source>
        <translation>Bot {number}</translation>
    </message>
    <message>
        <source>Bots at my strength</source>
        <translation>Boty na moim poziomie</translation>
    </message>
    <message>
        <source>Bots fill the other seats and hints guide you.</source>
        <translation>Boty zajmą pozostałe miejsca, a podpowiedzi pomogą.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Przywróć</translation>
    </message>
    <message numerus="yes">
        <source>By your last {n} matches with bots: {level}.</source>
        <translation>
            <numerusform>Z {n} partii z botami wynika poziom: {level}.</numerusform>
            <numerusform>Z {n} partii z botami wynika poziom: {level}.</numerusform>
            <numerusform>Z {n} partii z botami wynika poziom: {level}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampania</translation>
    </message>
    <message>
        <source>Campaign: {game}</source>
        <translation>Kampania: {game}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nie do odczytania</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Cards: {game}</source>
        <translation>Karty: {game}</translation>
    </message>
    <message>
        <source>Challenge: {text}</source>
        <translation>Wyzwanie: {text}</translation>
    </message>
    <message>
        <source>change</source>
        <translation>zmień</translation>
    </message>
    <message>
        <source>changes take effect immediately</source>
        <translation>zmiany działają od razu</translation>
    </message>
    <message>
        <source>Charts and replays</source>
        <translation>Wykresy i powtórki</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wybierz</translation>
    </message>
    <message>
        <source>choose the focused element, or continue</source>
        <translation>wybierz to, na czym stoi klawiatura, albo idź dalej</translation>
    </message>
    <message>
        <source>Chosen at random.</source>
        <translation>Rozstrzyga los.</translation>
    </message>
    <message>
        <source>click a player to enlarge</source>
        <translation>kliknij gracza, aby powiększyć</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>close</source>
        <translation>zamknij</translation>
    </message>
    <message>
        <source>Closes before every turn of another person.</source>
        <translation>Opada przed każdą turą innej osoby.</translation>
    </message>
    <message>
        <source>Closes whenever somebody’s tiles or cards must stay hidden.</source>
        <translation>Opada, gdy trzeba ukryć czyjeś żetony lub karty.</translation>
    </message>
    <message>
        <source>Colour-blind signs</source>
        <translation>Znaki dla daltonistów</translation>
    </message>
    <message>
        <source>Conflicts and attacks are told in the log only.</source>
        <translation>O konfliktach i atakach mówi tylko dziennik.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Continue lesson</source>
        <translation>Kontynuuj lekcję</translation>
    </message>
    <message>
        <source>Continue your match</source>
        <translation>Kontynuuj grę</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Skopiuj raport</translation>
    </message>
    <message>
        <source>Ctrl+Backspace takes all filters away.</source>
        <translation>Ctrl+Backspace zdejmuje wszystkie filtry.</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Urwany</translation>
    </message>
    <message>
        <source>Daily seed (the same for everyone)</source>
        <translation>Ziarno dnia (wspólne dla wszystkich)</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Uszkodzony</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>ciemny</translation>
    </message>
    <message>
        <source>Dark felt under a lamp.</source>
        <translation>Ciemne sukno pod lampą.</translation>
    </message>
    <message>
        <source>decision {position} of {all}</source>
        <translation>decyzja {position} z {all}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Defeat by the rival ({level}): {mine} to {theirs}</source>
        <translation>Porażka z rywalem ({level}): {mine} do {theirs}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Do it anyway?</source>
        <translation>Zrobić to mimo to?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gotowe</translation>
    </message>
    <message numerus="yes">
        <source>Due today: {n} exercises</source>
        <translation>
            <numerusform>Na dziś: {n} zadanie</numerusform>
            <numerusform>Na dziś: {n} zadania</numerusform>
            <numerusform>Na dziś: {n} zadań</numerusform>
        </translation>
    </message>
    <message>
        <source>earlier state {number}</source>
        <translation>wcześniejszy stan {number}</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Pusty</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Opróżnij kosz</translation>
    </message>
    <message>
        <source>Empty: nobody knows what the bag will bring.</source>
        <translation>Puste: nikt nie wie, co przyniesie woreczek.</translation>
    </message>
    <message>
        <source>Ending a turn, a round or a year asks first if something is thrown away.</source>
        <translation>Zanim skończysz turę, rundę albo Rok, program zapyta, jeśli coś ma przepaść.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter plays it.</source>
        <translation>Enter wykonuje ten ruch.</translation>
    </message>
    <message>
        <source>Error report (never sent by itself): {file}</source>
        <translation>Raport o błędzie (sam nigdzie się nie wysyła): {file}</translation>
    </message>
    <message>
        <source>Every match is saved automatically while you play, and you can save it under a name at any time.</source>
        <translation>Każda partia zapisuje się automatycznie, a w każdej chwili możesz zapisać ją pod nazwą.</translation>
    </message>
    <message>
        <source>Every match that is played to its end is kept here.</source>
        <translation>Tu zostaje każda partia rozegrana do końca.</translation>
    </message>
    <message>
        <source>Every outcome stays until a click or Enter.</source>
        <translation>Każdy wynik zostaje na stole do kliknięcia lub Entera.</translation>
    </message>
    <message>
        <source>Everyone’s secrets stay hidden until the match is over.</source>
        <translation>Dopóki partia trwa, tajemnice wszystkich pozostają zakryte.</translation>
    </message>
    <message>
        <source>Everything up to there is shown.</source>
        <translation>Widać wszystko aż do tego miejsca.</translation>
    </message>
    <message>
        <source>EXERCISE OF THE DAY</source>
        <translation>ZADANIE NA DZIŚ</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>szybko</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Finish anyway?</source>
        <translation>Zakończyć mimo to?</translation>
    </message>
    <message>
        <source>finish choosing, or skip the bots’ pauses</source>
        <translation>koniec wyboru albo nie czekaj na boty</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>ukończona</translation>
    </message>
    <message>
        <source>Finished games appear here, with charts and replays.</source>
        <translation>Tu trafiają skończone partie, z wykresami i powtórkami.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Dopasuj</translation>
    </message>
    <message>
        <source>fold</source>
        <translation>zwiń</translation>
    </message>
    <message>
        <source>Fold the hint</source>
        <translation>Zwiń podpowiedź</translation>
    </message>
    <message>
        <source>Follows your system; English if its language is not available.</source>
        <translation>Język systemu, a jeśli program go nie obsługuje – angielski.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Games are saved automatically; others that you begin appear here.</source>
        <translation>Gra zapisuje się automatycznie; tu znajdziesz inne rozpoczęte partie.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>green square</source>
        <translation>zielony kwadrat</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Help and hints</source>
        <translation>Pomoc i podpowiedzi</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Hint: {title}</source>
        <translation>Podpowiedź: {title}</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>How bots play.</source>
        <translation>Jak grają boty.</translation>
    </message>
    <message>
        <source>How it is counted</source>
        <translation>Jak się liczy</translation>
    </message>
    <message>
        <source>How much of the match is read</source>
        <translation>Ile partii już wczytano</translation>
    </message>
    <message>
        <source>How we play</source>
        <translation>Jak gramy</translation>
    </message>
    <message>
        <source>If the match ended now</source>
        <translation>Gdyby partia skończyła się teraz</translation>
    </message>
    <message>
        <source>If you own the printed game, you can correct cards in {file}.</source>
        <translation>Jeśli masz drukowaną grę, możesz poprawić karty w pliku {file}.</translation>
    </message>
    <message>
        <source>In front of you</source>
        <translation>Przed tobą</translation>
    </message>
    <message>
        <source>In per cent; text, buttons and icons scale together.</source>
        <translation>W procentach; razem z tekstem skalują się przyciski, panele i ikony.</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Skala interfejsu</translation>
    </message>
    <message>
        <source>is thinking…</source>
        <translation>myśli…</translation>
    </message>
    <message numerus="yes">
        <source>It comes back in {n} days.</source>
        <translation>
            <numerusform>Wróci jutro.</numerusform>
            <numerusform>Wróci za {n} dni.</numerusform>
            <numerusform>Wróci za {n} dni.</numerusform>
        </translation>
    </message>
    <message>
        <source>I’m {name} – open the curtain</source>
        <translation>To ja, {name} – odsłoń</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>przed chwilą</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Gram dalej</translation>
    </message>
    <message>
        <source>Kept in the settings.</source>
        <translation>Zostaje w ustawieniach.</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Kluczowe chwile</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Ostatnio grana</translation>
    </message>
    <message>
        <source>later</source>
        <translation>później</translation>
    </message>
    <message>
        <source>Lay it down</source>
        <translation>Wyłóż</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Leave lesson</source>
        <translation>Zakończ lekcję</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lekcja</translation>
    </message>
    <message>
        <source>Lesson first</source>
        <translation>Najpierw lekcja</translation>
    </message>
    <message numerus="yes">
        <source>Lesson first ({n} steps)</source>
        <translation>
            <numerusform>Najpierw lekcja ({n} krok)</numerusform>
            <numerusform>Najpierw lekcja ({n} kroki)</numerusform>
            <numerusform>Najpierw lekcja ({n} kroków)</numerusform>
        </translation>
    </message>
    <message>
        <source>LESSON LEARNED</source>
        <translation>LEKCJA OPANOWANA</translation>
    </message>
    <message>
        <source>LESSON {number} OF {count}</source>
        <translation>LEKCJA {number} Z {count}</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>level of the rival</source>
        <translation>poziom rywala</translation>
    </message>
    <message>
        <source>light</source>
        <translation>jasny</translation>
    </message>
    <message>
        <source>Light / dark table</source>
        <translation>Jasny / ciemny stół</translation>
    </message>
    <message>
        <source>light blue hexagon</source>
        <translation>jasnoniebieski sześciokąt</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>wiersz {number}</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Wiersze pliku</translation>
    </message>
    <message numerus="yes">
        <source>lines: average of {n} matches</source>
        <translation>
            <numerusform>linie: średnia z {n} partii</numerusform>
            <numerusform>linie: średnia z {n} partii</numerusform>
            <numerusform>linie: średnia z {n} partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Wczytaj</translation>
    </message>
    <message>
        <source>Load a match</source>
        <translation>Wczytaj partię</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Szukam dobrego ruchu…</translation>
    </message>
    <message>
        <source>lots</source>
        <translation>dużo</translation>
    </message>
    <message>
        <source>Make these moves</source>
        <translation>Zrób te ruchy</translation>
    </message>
    <message>
        <source>manual save</source>
        <translation>zapis ręczny</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partia</translation>
    </message>
    <message>
        <source>match lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>Match over</source>
        <translation>Koniec partii</translation>
    </message>
    <message>
        <source>Match overview</source>
        <translation>Przebieg partii</translation>
    </message>
    <message>
        <source>match won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>Matches (*.jsonl *.jsonl.1 *.jsonl.2 *.jsonl.3)</source>
        <translation>Partie (*.jsonl *.jsonl.1 *.jsonl.2 *.jsonl.3)</translation>
    </message>
    <message>
        <source>Matches and saves</source>
        <translation>Partie i zapisy</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kupiec</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>licencja MIT</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>Moment partii</translation>
    </message>
    <message>
        <source>move between highlighted elements</source>
        <translation>przechodź po tym, co podświetlone</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>name</source>
        <translation>imię</translation>
    </message>
    <message>
        <source>Neighbour {number}</source>
        <translation>Sąsiad {number}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nowa</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>New game – {game}</source>
        <translation>Nowa gra – {game}</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nowa gra…</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Pierwszy raz?</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nowa nazwa</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Nowsza wersja</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message numerus="yes">
        <source>Next exercise ({n} left)</source>
        <translation>
            <numerusform>Następne zadanie (zostało {n})</numerusform>
            <numerusform>Następne zadanie (zostały {n})</numerusform>
            <numerusform>Następne zadanie (zostało {n})</numerusform>
        </translation>
    </message>
    <message>
        <source>next field</source>
        <translation>następne pole</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>Następna podpowiedź</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>następny krok</translation>
    </message>
    <message>
        <source>NEXT STEP · {number} OF {count}</source>
        <translation>NASTĘPNY KROK · {number} Z {count}</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Następna tura</translation>
    </message>
    <message>
        <source>Next: {title}</source>
        <translation>Dalej: {title}</translation>
    </message>
    <message>
        <source>No ability.</source>
        <translation>Bez działania.</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Nie ma partii</translation>
    </message>
    <message>
        <source>No match has ended yet</source>
        <translation>Żadna partia jeszcze się nie skończyła</translation>
    </message>
    <message>
        <source>No match has these words in its name or players.</source>
        <translation>Żadna partia nie ma tych słów w nazwie ani wśród graczy.</translation>
    </message>
    <message>
        <source>No match with bots yet: you begin with {level}.</source>
        <translation>Nie było jeszcze partii z botami. Poziom na początek: {level}.</translation>
    </message>
    <message>
        <source>No past match of this game with this player.</source>
        <translation>Nie ma skończonej partii tej gry z tym graczem.</translation>
    </message>
    <message>
        <source>No pauses; read the log for what happened.</source>
        <translation>Bez pauz; co się stało, mówi dziennik.</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <translation>Nie ma jeszcze zapisów</translation>
    </message>
    <message>
        <source>No saved games yet. Games are saved automatically; named saves appear here.</source>
        <translation>Nie ma jeszcze zapisów. Gra zapisuje się automatycznie; tu znajdziesz zapisy z własną nazwą.</translation>
    </message>
    <message>
        <source>No such card</source>
        <translation>Nie ma takiej karty</translation>
    </message>
    <message>
        <source>No suggestion this time: the program that makes them has stopped.</source>
        <translation>Tym razem bez podpowiedzi: program, który ich udziela, przestał działać.</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Nikt nie wygrywa</translation>
    </message>
    <message>
        <source>none</source>
        <translation>wcale</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normalnie</translation>
    </message>
    <message>
        <source>Not a match</source>
        <translation>To nie partia</translation>
    </message>
    <message>
        <source>Not a match of this program.</source>
        <translation>To nie jest partia tego programu.</translation>
    </message>
    <message>
        <source>Not an ordinary file, or access denied.</source>
        <translation>To nie jest zwykły plik albo brak do niego dostępu.</translation>
    </message>
    <message>
        <source>Not at the first try yet.</source>
        <translation>Jeszcze nie za pierwszym razem.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nieskończona</translation>
    </message>
    <message>
        <source>NOT LEARNED YET</source>
        <translation>JESZCZE NIEOPANOWANA</translation>
    </message>
    <message>
        <source>not learned yet</source>
        <translation>jeszcze nieopanowana</translation>
    </message>
    <message>
        <source>Not needed: only one person is playing.</source>
        <translation>Niepotrzebna: gra tylko jedna osoba.</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nie zapisano</translation>
    </message>
    <message>
        <source>not shown yet</source>
        <translation>jeszcze zakryte</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>jeszcze nie zaczęta</translation>
    </message>
    <message>
        <source>Nothing can be saved in {folder}. You can play all the same.</source>
        <translation>W folderze {folder} nie da się nic zapisać. Mimo to możesz grać.</translation>
    </message>
    <message>
        <source>Nothing for today</source>
        <translation>Nic na dziś</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nic nie znaleziono</translation>
    </message>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Od twojej ostatniej tury nic się nie stało.</translation>
    </message>
    <message>
        <source>Nothing is hidden: everyone at the screen sees what you have.</source>
        <translation>Nic nie jest zasłonięte: wszyscy przy ekranie widzą, co masz.</translation>
    </message>
    <message>
        <source>Nothing that everybody may see.</source>
        <translation>Nic, co mogliby zobaczyć wszyscy.</translation>
    </message>
    <message>
        <source>NOW</source>
        <translation>TERAZ</translation>
    </message>
    <message>
        <source>now</source>
        <translation>teraz</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Liczba graczy</translation>
    </message>
    <message numerus="yes">
        <source>number {place} of your {n} results, the best is {best}</source>
        <translation>
            <numerusform>{place}. z twoich {n} wyników, najlepszy to {best}</numerusform>
            <numerusform>{place}. z twoich {n} wyników, najlepszy to {best}</numerusform>
            <numerusform>{place}. z twoich {n} wyników, najlepszy to {best}</numerusform>
        </translation>
    </message>
    <message>
        <source>on Friday at {time}</source>
        <translation>w piątek o {time}</translation>
    </message>
    <message>
        <source>on Monday at {time}</source>
        <translation>w poniedziałek o {time}</translation>
    </message>
    <message>
        <source>on Saturday at {time}</source>
        <translation>w sobotę o {time}</translation>
    </message>
    <message>
        <source>on Sunday at {time}</source>
        <translation>w niedzielę o {time}</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Na planszy</translation>
    </message>
    <message>
        <source>on Thursday at {time}</source>
        <translation>w czwartek o {time}</translation>
    </message>
    <message>
        <source>on Tuesday at {time}</source>
        <translation>we wtorek o {time}</translation>
    </message>
    <message>
        <source>on Wednesday at {time}</source>
        <translation>w środę o {time}</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>once more from the start</source>
        <translation>jeszcze raz od początku</translation>
    </message>
    <message>
        <source>One of its bots is not in this version. When its turn comes, you can take over its seat.</source>
        <translation>Gra w niej bot, którego ta wersja nie ma. Gdy przyjdzie jego kolej, możesz przejąć jego miejsce.</translation>
    </message>
    <message>
        <source>one step back</source>
        <translation>krok wstecz</translation>
    </message>
    <message>
        <source>Only when you ask.</source>
        <translation>Tylko na życzenie.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Otwórz plik</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>Opening “{name}”…</source>
        <translation>Otwieranie „{name}”…</translation>
    </message>
    <message>
        <source>opens when the one before is won</source>
        <translation>otworzy się po zdobyciu poprzedniego</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>nieobowiązkowe</translation>
    </message>
    <message>
        <source>Or jump right in: bots fill the other seats and hints guide you.</source>
        <translation>Albo graj od razu: boty zajmą pozostałe miejsca, a podpowiedzi pomogą.</translation>
    </message>
    <message>
        <source>orange triangle</source>
        <translation>pomarańczowy trójkąt</translation>
    </message>
    <message>
        <source>Other choices</source>
        <translation>Inne możliwości</translation>
    </message>
    <message>
        <source>Other components</source>
        <translation>Inne elementy</translation>
    </message>
    <message>
        <source>Other players’ secrets stay hidden.</source>
        <translation>To, co ukrywają rywale, pozostaje zakryte.</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pale felt and light wood.</source>
        <translation>Blade sukno i jasne drewno.</translation>
    </message>
    <message>
        <source>Pass the computer to</source>
        <translation>Przekaż komputer. Teraz gra</translation>
    </message>
    <message>
        <source>Past matches</source>
        <translation>Rozegrane partie</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>peek at your own hand at the open table, while held</source>
        <translation>zajrzenie do swoich zasobów przy otwartym stole (przytrzymaj)</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete all {n}?</source>
        <translation>
            <numerusform>Trwale usunąć {n} zapis?</numerusform>
            <numerusform>Trwale usunąć {n} zapisy?</numerusform>
            <numerusform>Trwale usunąć {n} zapisów?</numerusform>
        </translation>
    </message>
    <message>
        <source>person</source>
        <translation>osoba</translation>
    </message>
    <message>
        <source>Pieces glide into place.</source>
        <translation>Elementy płynnie przesuwają się na miejsce.</translation>
    </message>
    <message>
        <source>Pieces jump straight into place.</source>
        <translation>Elementy są na miejscu od razu.</translation>
    </message>
    <message>
        <source>pink diamond</source>
        <translation>różowy romb</translation>
    </message>
    <message>
        <source>Places over time</source>
        <translation>Miejsca w czasie</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Zagraj ponownie</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Zagraj jeszcze raz</translation>
    </message>
    <message>
        <source>Play on from there</source>
        <translation>Graj od tego miejsca</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>players</source>
        <translation>graczy</translation>
    </message>
    <message>
        <source>Players and variants</source>
        <translation>Gracze i warianty</translation>
    </message>
    <message>
        <source>Playing times</source>
        <translation>Czasy gry</translation>
    </message>
    <message>
        <source>plays its best moves on in thought; under half a second a move</source>
        <translation>rozgrywa w myślach najlepsze ruchy; poniżej pół sekundy na ruch</translation>
    </message>
    <message>
        <source>plays random legal moves</source>
        <translation>gra losowo</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Punkty w czasie</translation>
    </message>
    <message>
        <source>Polish / English</source>
        <translation>Polski / angielski</translation>
    </message>
    <message>
        <source>Positions from lessons you know.</source>
        <translation>Pozycje z lekcji, które już znasz.</translation>
    </message>
    <message>
        <source>power card</source>
        <translation>karta potęgi</translation>
    </message>
    <message>
        <source>Privacy curtain</source>
        <translation>Kurtyna przy zmianie gracza</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Qt for Python, LGPL 3</source>
        <translation>Qt for Python, LGPL 3</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>random</source>
        <translation>losowe</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Ziarno losowania</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>miejsce</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangi</translation>
    </message>
    <message>
        <source>red pentagon</source>
        <translation>czerwony pięciokąt</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Powtórz</translation>
    </message>
    <message>
        <source>Repeat the lesson</source>
        <translation>Powtórz lekcję</translation>
    </message>
    <message>
        <source>Replay this seed</source>
        <translation>Zagraj z tym samym ziarnem</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Zgłoszenia</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Przywróć domyślne</translation>
    </message>
    <message>
        <source>Results: {name}</source>
        <translation>Wyniki: {name}</translation>
    </message>
    <message>
        <source>Review the match</source>
        <translation>Przebieg partii</translation>
    </message>
    <message>
        <source>Review the match or play again with the same players.</source>
        <translation>Obejrzyj przebieg partii albo zagraj ponownie w tym samym składzie.</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>prawy przycisk myszy</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Rywal</translation>
    </message>
    <message>
        <source>rival: {level}</source>
        <translation>rywal: {level}</translation>
    </message>
    <message>
        <source>rotate and mirror the pattern</source>
        <translation>obróć i odbij to, co trzymasz</translation>
    </message>
    <message>
        <source>Rulebooks and keys</source>
        <translation>Instrukcje i klawisze</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Zapisz raport</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>Save type</source>
        <translation>Rodzaj zapisu</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Zapisano jako {name}</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Zapisane partie</translation>
    </message>
    <message>
        <source>saved {icon:app-check}</source>
        <translation>zapisano {icon:app-check}</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Zapisy</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Szukaj (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Szukaj w nazwach i tekstach</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Seat {seat}: how well the bot plays</source>
        <translation>Miejsce {seat}: jak dobrze gra bot</translation>
    </message>
    <message>
        <source>Seat {seat}: name</source>
        <translation>Miejsce {seat}: imię</translation>
    </message>
    <message>
        <source>Seat {seat}: person or bot</source>
        <translation>Miejsce {seat}: osoba czy bot</translation>
    </message>
    <message>
        <source>Seat {seat}: side of the power card</source>
        <translation>Miejsce {seat}: strona karty potęgi</translation>
    </message>
    <message>
        <source>Seat {seat}: sign and colour</source>
        <translation>Miejsce {seat}: znak i kolor</translation>
    </message>
    <message>
        <source>Seat {seat}: {side}</source>
        <translation>Miejsce {seat}: {side}</translation>
    </message>
    <message>
        <source>Seats at the table</source>
        <translation>Miejsca przy stole</translation>
    </message>
    <message>
        <source>Seen by all</source>
        <translation>Widok jawny</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>short</source>
        <translation>krótko</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Show faster</source>
        <translation>Pokazuj szybciej</translation>
    </message>
    <message>
        <source>Show it move by move</source>
        <translation>Pokaż ruch po ruchu</translation>
    </message>
    <message>
        <source>Show log</source>
        <translation>Pokaż dziennik</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Show the plot of {name}</source>
        <translation>Pokaż wykres: {name}</translation>
    </message>
    <message>
        <source>Show what happened again</source>
        <translation>Pokaż jeszcze raz</translation>
    </message>
    <message>
        <source>shuffle the order</source>
        <translation>przemieszaj kolejność</translation>
    </message>
    <message>
        <source>side</source>
        <translation>strona</translation>
    </message>
    <message>
        <source>side {side}</source>
        <translation>strona {side}</translation>
    </message>
    <message>
        <source>sign and colour</source>
        <translation>znak i kolor</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Od twojej ostatniej tury</translation>
    </message>
    <message>
        <source>Skip bot pauses</source>
        <translation>Pomijaj pauzy botów</translation>
    </message>
    <message>
        <source>Skip step</source>
        <translation>Pomiń krok</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>powoli</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>Solved at the first try.</source>
        <translation>Rozwiązane za pierwszym razem.</translation>
    </message>
    <message>
        <source>some</source>
        <translation>trochę</translation>
    </message>
    <message>
        <source>Something went wrong. Your last action was undone.</source>
        <translation>Coś poszło nie tak. Ostatnia akcja została cofnięta.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Strona startowa</translation>
    </message>
    <message>
        <source>Start the lesson</source>
        <translation>Zacznij lekcję</translation>
    </message>
    <message>
        <source>start the match</source>
        <translation>zacznij grę</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>step back</source>
        <translation>krok wstecz</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>step {step} of {count}</source>
        <translation>krok {step} z {count}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Strategist</source>
        <translation>Strateg</translation>
    </message>
    <message>
        <source>Suggest a move</source>
        <translation>Podpowiedz ruch</translation>
    </message>
    <message>
        <source>system default</source>
        <translation>systemowy</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Take back move (with everyone’s consent)</source>
        <translation>Wycofaj ruch (za zgodą wszystkich)</translation>
    </message>
    <message>
        <source>Take the seat over</source>
        <translation>Przejmij miejsce</translation>
    </message>
    <message>
        <source>takes what looks best at once; answers at once</source>
        <translation>bierze to, co od razu wygląda najlepiej; odpowiada od razu</translation>
    </message>
    <message>
        <source>Texts, drawings and code are our own.</source>
        <translation>Teksty, rysunki i kod są własne.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Dysk jest pełny.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Plik jest uszkodzony.</translation>
    </message>
    <message>
        <source>The file is damaged. What comes before the damage can be read as a log.</source>
        <translation>Plik jest uszkodzony. To, co jest przed uszkodzeniem, można przeczytać jako dziennik.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Tego pliku już nie ma.</translation>
    </message>
    <message>
        <source>The last line was cut off while it was written. Everything before it is there.</source>
        <translation>Ostatni wiersz urwał się podczas zapisu. Wszystko przed nim jest na miejscu.</translation>
    </message>
    <message>
        <source>The match begins.</source>
        <translation>Partia się zaczyna.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partia skończona.</translation>
    </message>
    <message>
        <source>The open table</source>
        <translation>Jawny stół</translation>
    </message>
    <message>
        <source>The path</source>
        <translation>Szlak</translation>
    </message>
    <message>
        <source>The program hit an error. Nothing that was saved is lost.</source>
        <translation>W programie wystąpił błąd. Nic z tego, co zapisano, nie przepadło.</translation>
    </message>
    <message>
        <source>The program playing {name} has stopped. Nothing is lost.</source>
        <translation>Program grający jako {name} przestał działać. Nic nie przepadło.</translation>
    </message>
    <message>
        <source>The program speaks English. Cards and rulebook change with it, even in a match.</source>
        <translation>Program mówi po angielsku. Karty i zasady zmieniają się razem z nim, nawet w trakcie partii.</translation>
    </message>
    <message>
        <source>The program speaks Polish. Cards and rulebook change with it, even in a match.</source>
        <translation>Program mówi po polsku. Karty i zasady zmieniają się razem z nim, nawet w trakcie partii.</translation>
    </message>
    <message>
        <source>The report could not be saved in {folder}. {why}</source>
        <translation>Nie udało się zapisać raportu w {folder}. {why}</translation>
    </message>
    <message>
        <source>The rival leads its nation by the full rules for two.</source>
        <translation>Rywal prowadzi swoją nację według pełnych zasad dla dwóch graczy.</translation>
    </message>
    <message>
        <source>The rule behind this question</source>
        <translation>Zasada do tego pytania</translation>
    </message>
    <message>
        <source>The same seats, variants and seed: everything is dealt as it was then.</source>
        <translation>Te same miejsca, warianty i ziarno: wszystko rozdane jak wtedy.</translation>
    </message>
    <message>
        <source>The same seed gives the same draws: a match can be repeated.</source>
        <translation>To samo ziarno daje te same losowania: partię można powtórzyć.</translation>
    </message>
    <message>
        <source>The screen is hidden until the next player takes over.</source>
        <translation>Ekran jest zasłonięty, dopóki nie przejmie go następna osoba.</translation>
    </message>
    <message>
        <source>The story of the match follows the count</source>
        <translation>Przebieg partii po policzeniu punktów</translation>
    </message>
    <message>
        <source>The system reported an error.</source>
        <translation>System zgłosił błąd.</translation>
    </message>
    <message>
        <source>The trash is empty</source>
        <translation>Kosz jest pusty</translation>
    </message>
    <message>
        <source>The words of the window cannot be read; they are in English instead.</source>
        <translation>Nie można odczytać słów tego okna, dlatego są po angielsku.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>There are no lessons yet.</source>
        <translation>Nie ma jeszcze lekcji.</translation>
    </message>
    <message>
        <source>There is no higher rank.</source>
        <translation>Wyższego stopnia nie ma.</translation>
    </message>
    <message>
        <source>There is nothing in this file.</source>
        <translation>W tym pliku nic nie ma.</translation>
    </message>
    <message>
        <source>There is nothing to read.</source>
        <translation>Nie ma nic do czytania.</translation>
    </message>
    <message>
        <source>These moves were shown to you. Make them yourself, and the lesson is learned.</source>
        <translation>Te ruchy program pokazał za ciebie. Wykonaj je samodzielnie, a lekcja będzie opanowana.</translation>
    </message>
    <message>
        <source>thinks farther and of more that can happen; up to a second a move</source>
        <translation>patrzy dalej i myśli o tym, co jeszcze może się stać; do sekundy na ruch</translation>
    </message>
    <message>
        <source>This folder cannot be written to: access denied.</source>
        <translation>W tym folderze nie można zapisywać: odmowa dostępu.</translation>
    </message>
    <message>
        <source>This is not an ordinary file, or only a link to one.</source>
        <translation>To nie jest zwykły plik albo tylko odnośnik do niego.</translation>
    </message>
    <message>
        <source>This is your first turn.</source>
        <translation>To twoja pierwsza tura.</translation>
    </message>
    <message>
        <source>This match cannot be saved. {reason} You can play on.</source>
        <translation>Tej partii nie da się zapisać. {reason} Możesz grać dalej.</translation>
    </message>
    <message>
        <source>This match is being played.</source>
        <translation>Ta partia właśnie trwa.</translation>
    </message>
    <message>
        <source>This mode is the program’s own, not a solo mode from the printed rules.</source>
        <translation>To własny tryb tego programu, a nie tryb solo z instrukcji.</translation>
    </message>
    <message>
        <source>This move: {events}</source>
        <translation>Ten ruch: {events}</translation>
    </message>
    <message>
        <source>This seat takes the first turn.</source>
        <translation>To miejsce ma pierwszą turę.</translation>
    </message>
    <message>
        <source>This version does not have the program that played {name}. Nothing is lost.</source>
        <translation>Ta wersja nie ma programu, który grał jako {name}. Nic nie przepadło.</translation>
    </message>
    <message>
        <source>This version does not include that game. You can only read the match as a log.</source>
        <translation>Ta wersja nie zawiera tej gry. Partię można tylko przeczytać jako dziennik.</translation>
    </message>
    <message>
        <source>Time to read who won and what follows. A click or Enter goes on.</source>
        <translation>Czas, by przeczytać, kto wygrał i co z tego wynika. Dalej: kliknięcie lub Enter.</translation>
    </message>
    <message>
        <source>Time to see and think through every move.</source>
        <translation>Czas, by zobaczyć i przemyśleć każdy ruch.</translation>
    </message>
    <message>
        <source>To read only</source>
        <translation>Tylko do czytania</translation>
    </message>
    <message>
        <source>To the path</source>
        <translation>Na szlak</translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>dziś o {time}</translation>
    </message>
    <message>
        <source>together at the table</source>
        <translation>razem przy stole</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>Za duży</translation>
    </message>
    <message>
        <source>Too large to be a saved game. Only its beginning can be read.</source>
        <translation>Za duży jak na zapis gry. Da się przeczytać tylko początek.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Kosz</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tura</translation>
    </message>
    <message>
        <source>Two nations that win about equally often against each other</source>
        <translation>Dwie nacje, które wygrywają ze sobą mniej więcej po równo</translation>
    </message>
    <message>
        <source>Typefaces</source>
        <translation>Kroje pisma</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>unfold</source>
        <translation>rozwiń</translation>
    </message>
    <message>
        <source>Unknown bot</source>
        <translation>Nieznany bot</translation>
    </message>
    <message>
        <source>Unknown game</source>
        <translation>Nieznana gra</translation>
    </message>
    <message>
        <source>Unofficial, for owners of the games. Their names are trademarks of their publishers.</source>
        <translation>Program nieoficjalny, dla właścicieli gier. Ich nazwy są znakami towarowymi wydawców.</translation>
    </message>
    <message>
        <source>until I go on</source>
        <translation>do kliknięcia</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>wersja {version}</translation>
    </message>
    <message>
        <source>Victory over the rival ({level}): {mine} to {theirs}</source>
        <translation>Zwycięstwo nad rywalem ({level}): {mine} do {theirs}</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Widok</translation>
    </message>
    <message>
        <source>Vollkorn and Lato, SIL Open Font License</source>
        <translation>Vollkorn i Lato, SIL Open Font License</translation>
    </message>
    <message>
        <source>waits for you</source>
        <translation>czeka na ciebie</translation>
    </message>
    <message>
        <source>Walk through the turns</source>
        <translation>Przejdź przez tury</translation>
    </message>
    <message>
        <source>Wanted, for example: {events}</source>
        <translation>Zadanie, na przykład: {events}</translation>
    </message>
    <message>
        <source>Wanted: {events}</source>
        <translation>Zadanie: {events}</translation>
    </message>
    <message>
        <source>was {points}</source>
        <translation>było {points}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Co rozstrzygnęło</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Co robisz?</translation>
    </message>
    <message>
        <source>What happened last</source>
        <translation>Co się ostatnio stało</translation>
    </message>
    <message>
        <source>What has happened so far</source>
        <translation>Co się dotąd wydarzyło</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Co jest na liście</translation>
    </message>
    <message>
        <source>WHAT NOW?</source>
        <translation>CO TERAZ?</translation>
    </message>
    <message>
        <source>What the marks mean</source>
        <translation>Co znaczą znaki</translation>
    </message>
    <message>
        <source>What you delete waits here until you empty it.</source>
        <translation>To, co usuniesz, czeka tu, aż opróżnisz kosz.</translation>
    </message>
    <message>
        <source>What you have learned comes back after 1, 3 and 7 days.</source>
        <translation>To, czego się uczysz, wraca po 1, 3 i 7 dniach.</translation>
    </message>
    <message>
        <source>Whatever is left over goes without a question.</source>
        <translation>To, co zostanie, przepada bez pytania.</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>kółko myszy</translation>
    </message>
    <message>
        <source>when needed</source>
        <translation>gdy trzeba</translation>
    </message>
    <message>
        <source>When something breaks, a notice offers to keep one here: send it with what you did before.</source>
        <translation>Gdy coś się zepsuje, komunikat proponuje zapisać tu zgłoszenie: wyślij je i napisz, co było wcześniej.</translation>
    </message>
    <message>
        <source>Which chart</source>
        <translation>Który wykres</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Kto wygrywa?</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>who plays</source>
        <translation>kto gra</translation>
    </message>
    <message>
        <source>Who was ahead when</source>
        <translation>Kto kiedy prowadził</translation>
    </message>
    <message>
        <source>Who won and by how much, for a moment. A click or Enter goes on.</source>
        <translation>Kto wygrał i ile do ilu, przez chwilę. Dalej: kliknięcie lub Enter.</translation>
    </message>
    <message>
        <source>Whose screen to look behind (keys 0 to {last})</source>
        <translation>Za czyj parawan zajrzeć (klawisze od 0 do {last})</translation>
    </message>
    <message>
        <source>Whose view</source>
        <translation>Czyj widok</translation>
    </message>
    <message>
        <source>Why a shared victory?</source>
        <translation>Dlaczego wspólne zwycięstwo?</translation>
    </message>
    <message>
        <source>Why place {rank} for {name}?</source>
        <translation>Dlaczego {rank}. miejsce: {name}?</translation>
    </message>
    <message>
        <source>Why {name}?</source>
        <translation>Dlaczego {name}?</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Zwycięstwa</translation>
    </message>
    <message>
        <source>with a rival of the same level, this one last</source>
        <translation>z rywalem tego samego poziomu, ten jako ostatni</translation>
    </message>
    <message>
        <source>with bots</source>
        <translation>z botami</translation>
    </message>
    <message>
        <source>with more, or with moves that were shown</source>
        <translation>więcej pomyłek albo pokazane ruchy</translation>
    </message>
    <message>
        <source>with one wrong move</source>
        <translation>z jedną pomyłką</translation>
    </message>
    <message>
        <source>with the same variants, this one last</source>
        <translation>w tych samych wariantach, ten jako ostatni</translation>
    </message>
    <message>
        <source>without a wrong move</source>
        <translation>bez pomyłki</translation>
    </message>
    <message>
        <source>won</source>
        <translation>zdobyty</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>wygrywa: {names}</translation>
    </message>
    <message>
        <source>won, and its challenge met</source>
        <translation>zdobyty, z wyzwaniem</translation>
    </message>
    <message>
        <source>written anew for this program; § is what the program cites</source>
        <translation>napisane od nowa dla tego programu; § to miejsca, na które program się powołuje</translation>
    </message>
    <message>
        <source>Written by a newer version of the program. In this one it can only be read as a log.</source>
        <translation>Zapisała ją nowsza wersja programu. W tej można ją tylko przeczytać jako dziennik.</translation>
    </message>
    <message>
        <source>Written with other component files. It can be played on, but numbers and names may differ.</source>
        <translation>Zapisana z innymi plikami elementów. Można grać dalej, ale liczby i nazwy mogą się różnić.</translation>
    </message>
    <message>
        <source>Wrong value</source>
        <translation>Zła wartość</translation>
    </message>
    <message>
        <source>Yes, do it</source>
        <translation>Tak, zrób to</translation>
    </message>
    <message>
        <source>Yes, finish</source>
        <translation>Tak, kończę</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>wczoraj</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>wczoraj o {time}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>You can play on. An error report, with no names in it, helps us fix this.</source>
        <translation>Możesz grać dalej. Raport, bez niczyich imion, pomoże naprawić błąd.</translation>
    </message>
    <message>
        <source>You know all that this lesson tells.</source>
        <translation>Wiesz już wszystko, o czym mówi ta lekcja.</translation>
    </message>
    <message>
        <source>You know it now: it does not come back.</source>
        <translation>Już to umiesz: ta plansza nie wróci.</translation>
    </message>
    <message>
        <source>You open the match.</source>
        <translation>Zaczynasz partię.</translation>
    </message>
    <message numerus="yes">
        <source>your best of {n} results (before: {best})</source>
        <translation>
            <numerusform>twój najlepszy z {n} wyników, dotąd {best}</numerusform>
            <numerusform>twój najlepszy z {n} wyników, dotąd {best}</numerusform>
            <numerusform>twój najlepszy z {n} wyników, dotąd {best}</numerusform>
        </translation>
    </message>
    <message>
        <source>Your corrections are not used</source>
        <translation>Twoje poprawki nie są używane</translation>
    </message>
    <message>
        <source>Your corrections of the cards are not used.</source>
        <translation>Twoje poprawki kart nie są używane.</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Twoje wyniki</translation>
    </message>
    <message>
        <source>Your results: {name}</source>
        <translation>Twoje wyniki: {name}</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Powiększ</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Pomniejsz</translation>
    </message>
    <message>
        <source>zoom; drag to pan</source>
        <translation>powiększ; przeciągnij, by przesunąć</translation>
    </message>
    <message>
        <source>{done} of {all} lines</source>
        <translation>Wczytane wiersze: {done} z {all}</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <translation>{done} z {count}</translation>
    </message>
    <message>
        <source>{earned} of {count} stars on the path</source>
        <translation>{earned} z {count} gwiazdek na szlaku</translation>
    </message>
    <message>
        <source>{filter}: all</source>
        <translation>{filter}: wszystko</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} godz.</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} godz. {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{missing} more points would have been enough for {rank}.</source>
        <translation>Do stopnia {rank} zabrakło punktów: {missing}.</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>Wspólne zwycięstwo: {names}</translation>
    </message>
    <message>
        <source>{names} share the victory with {points} points</source>
        <translation>{names} dzielą zwycięstwo z wynikiem {points}</translation>
    </message>
    <message>
        <source>{name} becomes {rank} with {points} points</source>
        <translation>{name}, stopień: {rank}, punkty: {points}</translation>
    </message>
    <message>
        <source>{name} is to decide</source>
        <translation>decyduje {name}</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>ruch ma {name}</translation>
    </message>
    <message>
        <source>{name} plays…</source>
        <translation>Gra: {name}…</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} wygrywa partię</translation>
    </message>
    <message>
        <source>{name} wins with {points} points</source>
        <translation>{name} wygrywa z wynikiem {points}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} points</source>
        <translation>
            <numerusform>{name}: {n} punkt</numerusform>
            <numerusform>{name}: {n} punkty</numerusform>
            <numerusform>{name}: {n} punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} z {count}</translation>
    </message>
    <message numerus="yes">
        <source>{n} bots</source>
        <translation>
            <numerusform>{n} bot</numerusform>
            <numerusform>{n} boty</numerusform>
            <numerusform>{n} botów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} civilisation games at one table</source>
        <translation>
            <numerusform>Gra o cywilizacjach przy jednym stole</numerusform>
            <numerusform>{n} gry o cywilizacjach przy jednym stole</numerusform>
            <numerusform>{n} gier o cywilizacjach przy jednym stole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} concern you</source>
        <translation>
            <numerusform>{n} dotyczy ciebie</numerusform>
            <numerusform>{n} dotyczą ciebie</numerusform>
            <numerusform>{n} dotyczy ciebie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} decisions</source>
        <translation>
            <numerusform>{n} decyzja</numerusform>
            <numerusform>{n} decyzje</numerusform>
            <numerusform>{n} decyzji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} different cards</source>
        <translation>
            <numerusform>{n} karta</numerusform>
            <numerusform>{n} różne karty</numerusform>
            <numerusform>{n} różnych kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} events</source>
        <translation>
            <numerusform>{n} zdarzenie</numerusform>
            <numerusform>{n} zdarzenia</numerusform>
            <numerusform>{n} zdarzeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} matches</source>
        <translation>
            <numerusform>{n} partia</numerusform>
            <numerusform>{n} partie</numerusform>
            <numerusform>{n} partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} minutes ago</source>
        <translation>
            <numerusform>{n} minutę temu</numerusform>
            <numerusform>{n} minuty temu</numerusform>
            <numerusform>{n} minut temu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of 3 stars</source>
        <translation>
            <numerusform>{n} gwiazdka z 3</numerusform>
            <numerusform>{n} gwiazdki z 3</numerusform>
            <numerusform>{n} gwiazdek z 3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} of them finished</source>
        <translation>
            <numerusform>{n} z nich skończona</numerusform>
            <numerusform>{n} z nich skończone</numerusform>
            <numerusform>{n} z nich skończonych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} paragraphs found</source>
        <translation>
            <numerusform>{n} znaleziony paragraf</numerusform>
            <numerusform>{n} znalezione paragrafy</numerusform>
            <numerusform>{n} znalezionych paragrafów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} people</source>
        <translation>
            <numerusform>{n} osoba</numerusform>
            <numerusform>{n} osoby</numerusform>
            <numerusform>{n} osób</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} players</source>
        <translation>
            <numerusform>{n} gracz</numerusform>
            <numerusform>{n} gracze</numerusform>
            <numerusform>{n} graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} steps</source>
        <translation>
            <numerusform>{n} krok</numerusform>
            <numerusform>{n} kroki</numerusform>
            <numerusform>{n} kroków</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} points: {rank}.</source>
        <translation>Punkty: {points}, stopień: {rank}.</translation>
    </message>
    <message>
        <source>{stars}: found by yourself.</source>
        <translation>{stars}: wszystko samodzielnie.</translation>
    </message>
    <message>
        <source>{stars}: the next time you will need less help.</source>
        <translation>{stars}: następnym razem wystarczy mniej pomocy.</translation>
    </message>
    <message numerus="yes">
        <source>{step} of {n} lessons</source>
        <translation>
            <numerusform>{step} z {n} lekcji</numerusform>
            <numerusform>{step} z {n} lekcji</numerusform>
            <numerusform>{step} z {n} lekcji</numerusform>
        </translation>
    </message>
    <message>
        <source>{time} at the table</source>
        <translation>{time} przy stole</translation>
    </message>
    <message>
        <source>{title}: you lost, {own} to {rival}</source>
        <translation>{title}: przegrywasz {own} do {rival}</translation>
    </message>
    <message>
        <source>{title}: you won, {own} to {rival}</source>
        <translation>{title}: wygrywasz {own} do {rival}</translation>
    </message>
    <message>
        <source>{title}; tie-break: {what} {ahead} to {behind}</source>
        <translation>{title}; przy remisie: {what} {ahead} do {behind}</translation>
    </message>
    <message>
        <source>{turn}: {name} is to decide</source>
        <translation>{turn}: decyduje {name}</translation>
    </message>
    <message>
        <source>{won} of {all} won · an extra beyond the rulebook of the game</source>
        <translation>zdobyto {won} z {all} · dodatek spoza instrukcji gry</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{won} z {played}</translation>
    </message>
    <message>
        <source>{wrong} Your last action was undone.</source>
        <translation>{wrong} Ostatnia akcja została cofnięta.</translation>
    </message>
    <message>
        <source>“{name}” was moved to the trash.</source>
        <translation>„{name}” przeniesiono do kosza.</translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more lines</source>
        <translation>
            <numerusform>… i jeszcze {n} wiersz</numerusform>
            <numerusform>… i jeszcze {n} wiersze</numerusform>
            <numerusform>… i jeszcze {n} wierszy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and {n} more mistakes</source>
        <translation>
            <numerusform>… i jeszcze {n} błąd</numerusform>
            <numerusform>… i jeszcze {n} błędy</numerusform>
            <numerusform>… i jeszcze {n} błędów</numerusform>
        </translation>
    </message>
</context>
</TS>
