<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>ui</name>
    <message>
        <source>**At war**: nothing can be built here.</source>
        <translation>**W stanie wojny**: nie można tu budować.</translation>
    </message>
    <message>
        <source>**{mine}** Faction Locations against **{cards}** cards in the Collection.</source>
        <translation>Lokacje Frakcyjne: **{mine}**, karty w Kolekcji: **{cards}**.</translation>
    </message>
    <message>
        <source>**{mine}** Faction Locations stood against **{cards}** cards in the Collection.</source>
        <translation>Na koniec Lokacje Frakcyjne: **{mine}**, karty w Kolekcji: **{cards}**.</translation>
    </message>
    <message>
        <source>1 building goes</source>
        <translation>znika 1 budowla</translation>
    </message>
    <message>
        <source>1 building goes; you take: {yields}</source>
        <translation>znika 1 budowla; bierzesz: {yields}</translation>
    </message>
    <message>
        <source>A card hits a Common Location whose Raze field shows its good and one of the queue.</source>
        <translation>Karta trafia Lokację Zwykłą, która na polu Plądrowania ma jej dobro i jedno z kolejki.</translation>
    </message>
    <message>
        <source>A click or Enter shows the result.</source>
        <translation>Kliknięcie lub Enter pokaże wynik.</translation>
    </message>
    <message>
        <source>a closer look</source>
        <translation>spojrzenie z bliska</translation>
    </message>
    <message>
        <source>A copy of the match as it stands now; the match itself goes on and is saved automatically.</source>
        <translation>Kopia partii w obecnym stanie; sama partia toczy się dalej i zapisuje się na bieżąco.</translation>
    </message>
    <message>
        <source>A Deal is cancelled</source>
        <translation>Umowa zerwana</translation>
    </message>
    <message>
        <source>A Deal is taken</source>
        <translation>Umowa przejęta</translation>
    </message>
    <message>
        <source>A Defence token makes razing cost 1 more.</source>
        <translation>Żeton Obrony podnosi koszt plądrowania o 1.</translation>
    </message>
    <message>
        <source>A draw with the rival ({level}): {mine} to {theirs}</source>
        <translation>Remis z rywalem ({level}): {mine} do {theirs}</translation>
    </message>
    <message>
        <source>A full row brings: {what}</source>
        <translation>Pełny rząd daje: {what}</translation>
    </message>
    <message>
        <source>A hidden card</source>
        <translation>Zakryta karta</translation>
    </message>
    <message>
        <source>A king takes the points of every colour without a leader of its own.</source>
        <translation>Król zbiera punkty każdego koloru, który nie ma tam swojego przywódcy.</translation>
    </message>
    <message>
        <source>A later printing changed this card; it stands beside this one.</source>
        <translation>Późniejsze wydanie zmieniło tę kartę; stoi obok tej.</translation>
    </message>
    <message>
        <source>A leader beside a temple founds one; from then on its tiles bring points.</source>
        <translation>Zakłada je przywódca obok świątyni; odtąd jego żetony przynoszą punkty.</translation>
    </message>
    <message>
        <source>A legion alone adds no 5 and stops no hit, but it can move.</source>
        <translation>Sam legion nie dodaje 5 i nie neguje trafienia, ale może się ruszyć.</translation>
    </message>
    <message>
        <source>A legion stands on this empty site: {name}.</source>
        <translation>Na pustym miejscu stoi legion: {name}.</translation>
    </message>
    <message>
        <source>A Location is razed</source>
        <translation>Splądrowana Lokacja</translation>
    </message>
    <message>
        <source>A Location is removed</source>
        <translation>Usunięta Lokacja</translation>
    </message>
    <message>
        <source>A Location is taken over</source>
        <translation>Przejęta Lokacja</translation>
    </message>
    <message>
        <source>A match is won at once by one of four victories; the others are ranked by how near they came. §9.1</source>
        <translation>Partię rozstrzyga jedno z czterech zwycięstw; o pozostałych miejscach decyduje, komu było do niego najbliżej. §9.1</translation>
    </message>
    <message>
        <source>a point for each</source>
        <translation>punkt za każdą</translation>
    </message>
    <message>
        <source>a point for each progress, and what each card is worth</source>
        <translation>punkt za każdy postęp i wartość każdej karty</translation>
    </message>
    <message>
        <source>a point for every box of the four tracks</source>
        <translation>punkt za każde pole czterech torów</translation>
    </message>
    <message>
        <source>A Resource is taken</source>
        <translation>Zabrany Surowiec</translation>
    </message>
    <message>
        <source>A revolt against the {leader} needs {needed} {icon}</source>
        <translation>Konflikt wewnętrzny ({leader}) wymaga {needed} {icon}</translation>
    </message>
    <message>
        <source>A revolt against your {leader}: {name} needs {needed} {icon}</source>
        <translation>Konflikt wewnętrzny przeciw tobie ({leader}): {name} potrzebuje {needed} {icon}</translation>
    </message>
    <message>
        <source>a rival</source>
        <translation>rywal</translation>
    </message>
    <message>
        <source>A Samurai makes razing cost 1 more.</source>
        <translation>Samuraj podnosi koszt plądrowania o 1.</translation>
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
        <source>A tie goes to {name}.</source>
        <translation>Remis wygrywa {name}.</translation>
    </message>
    <message>
        <source>A tile on {square} starts a war of the {leaders}: {sides}</source>
        <translation>Żeton na {square} zacznie konflikt zewnętrzny ({leaders}): {sides}</translation>
    </message>
    <message>
        <source>A Trade Route leads here.</source>
        <translation>Prowadzi tu Szlak handlowy.</translation>
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
        <source>Accept the result</source>
        <translation>Przyjmij wynik</translation>
    </message>
    <message>
        <source>action {number} of {count}</source>
        <translation>akcja {number} z {count}</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Akcje</translation>
    </message>
    <message numerus="yes">
        <source>actions</source>
        <translation>
            <numerusform>akcja</numerusform>
            <numerusform>akcje</numerusform>
            <numerusform>akcji</numerusform>
        </translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Aktywuj</translation>
    </message>
    <message>
        <source>Activate twice</source>
        <translation>Aktywuj dwa razy</translation>
    </message>
    <message>
        <source>Active quest: {quest}. Impending: {count}.</source>
        <translation>Aktywna misja: {quest}. Nadchodzące: {count}.</translation>
    </message>
    <message>
        <source>added up at the end of each round; Locations count at the end §8.1</source>
        <translation>suma na koniec każdej rundy; Lokacje liczą się na końcu §8.1</translation>
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
        <source>all alike, nothing to choose</source>
        <translation>wszystkie takie same, nie ma wyboru</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Wszystkie karty</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>All four attributes, then Paths, less the penalty for Disdain. §9.1</source>
        <translation>Wszystkie cztery atrybuty, potem Ścieżki, minus kara za pogardę. §9.1</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>All is taken: counts are evened out</source>
        <translation>Wszystko zabrane: wyrównanie liczby zasobów</translation>
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
        <source>Already drawn.</source>
        <translation>To pole jest już wykreślone.</translation>
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
        <source>always takes the best</source>
        <translation>zawsze wybiera najlepszy</translation>
    </message>
    <message>
        <source>An Action is blocked</source>
        <translation>Zablokowana Akcja</translation>
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
        <source>around {square}</source>
        <translation>wokół {square}</translation>
    </message>
    <message>
        <source>AS A PATH, TO THE END</source>
        <translation>JAKO ŚCIEŻKA, DO KOŃCA</translation>
    </message>
    <message>
        <source>AS A PROSPECT, THIS YEAR</source>
        <translation>JAKO ROZWÓJ, W TYM ROKU</translation>
    </message>
    <message>
        <source>As it stands, you lose.</source>
        <translation>Na razie to przegrana.</translation>
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
        <source>at 0: collapse, at once</source>
        <translation>przy 0: upadek, od razu</translation>
    </message>
    <message>
        <source>at 0: scoring</source>
        <translation>przy 0: punktacja</translation>
    </message>
    <message>
        <source>At each reshuffle the top card of the nation deck joins the deck; the last one makes an empire.</source>
        <translation>Przy każdym tasowaniu talii gracza dochodzi do niej wierzchnia karta talii nacji; po ostatniej gracz staje się imperium.</translation>
    </message>
    <message>
        <source>At each reshuffle the top nation card joins the deck; the last one, the nadir, goes into play.</source>
        <translation>Przy każdym tasowaniu talii gracza dochodzi do niej wierzchnia karta talii nacji; ostatnia, nadir, wchodzi do gry.</translation>
    </message>
    <message>
        <source>At most {flag} count.</source>
        <translation>Liczą się najwyżej {flag}.</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>losowo</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>na koniec</translation>
    </message>
    <message>
        <source>at the end of each round</source>
        <translation>na koniec każdej rundy</translation>
    </message>
    <message>
        <source>at the end of each round; 4 cities or 5 cards win §9.1</source>
        <translation>na koniec każdej rundy; wygrywają 4 miasta albo 5 kart §9.1</translation>
    </message>
    <message>
        <source>at the end of each round; who is highest gets the title §8.2</source>
        <translation>na koniec każdej rundy; tytuł dostaje najwyższa wartość §8.2</translation>
    </message>
    <message>
        <source>at the end of each Year</source>
        <translation>na koniec każdego Roku</translation>
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
        <source>at war</source>
        <translation>w stanie wojny</translation>
    </message>
    <message>
        <source>At war: {province}</source>
        <translation>W stanie wojny: {province}</translation>
    </message>
    <message>
        <source>Attack card {number}</source>
        <translation>Karta ataku {number}</translation>
    </message>
    <message>
        <source>attack cards: {count}</source>
        <translation>karty ataku: {count}</translation>
    </message>
    <message>
        <source>Attack deck</source>
        <translation>Talia Ataku</translation>
    </message>
    <message>
        <source>Attack potential {flag}</source>
        <translation>Siła ataku {flag}</translation>
    </message>
    <message>
        <source>Attack queue</source>
        <translation>Kolejka ataku</translation>
    </message>
    <message>
        <source>Attack {number} of {count} misses</source>
        <translation>Atak {number} z {count} chybia</translation>
    </message>
    <message>
        <source>Attack {number} of {count} takes {card}</source>
        <translation>Atak {number} z {count} zabiera Lokację {card}</translation>
    </message>
    <message>
        <source>ATTACKS</source>
        <translation>ATAKUJE</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Ataki</translation>
    </message>
    <message>
        <source>Attacks: {name}</source>
        <translation>Ataki: {name}</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atrybuty</translation>
    </message>
    <message>
        <source>Attributes, Paths and Disdain: {name}</source>
        <translation>Atrybuty, Ścieżki i pogarda: {name}</translation>
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
        <source>back</source>
        <translation>wraca</translation>
    </message>
    <message>
        <source>Back from {name}</source>
        <translation>Wróć ({name})</translation>
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
        <source>back to the top</source>
        <translation>z powrotem na górę</translation>
    </message>
    <message>
        <source>Back to the trade</source>
        <translation>Wróć do wymiany</translation>
    </message>
    <message>
        <source>Back to your own area</source>
        <translation>Wróć do swojego obszaru</translation>
    </message>
    <message>
        <source>Back to your own Empire</source>
        <translation>Wróć do swojego Imperium</translation>
    </message>
    <message>
        <source>Back to your own sheets</source>
        <translation>Powrót do własnych arkuszy</translation>
    </message>
    <message>
        <source>bag: {count}</source>
        <translation>woreczek: {count}</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>Barbarzyńcy</translation>
    </message>
    <message>
        <source>barred this time</source>
        <translation>tym razem nie</translation>
    </message>
    <message>
        <source>Battle: {place}</source>
        <translation>Bitwa: {place}</translation>
    </message>
    <message>
        <source>Battle: {place} · {rival}</source>
        <translation>Bitwa: {place} · {rival}</translation>
    </message>
    <message>
        <source>Before the roll: {empire} alone in {chance}</source>
        <translation>Przed rzutem: zostaje tylko {empire} {chance}</translation>
    </message>
    <message>
        <source>before treasures</source>
        <translation>bez skarbów</translation>
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
        <source>Behind your screen</source>
        <translation>Za twoim parawanem</translation>
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
        <source>Blocked until the end of the round.</source>
        <translation>Zablokowana do końca rundy.</translation>
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
        <source>Both cards go to the end of the queue.</source>
        <translation>Obie karty idą na koniec kolejki.</translation>
    </message>
    <message>
        <source>Both remain {both} · beaten {beaten}</source>
        <translation>Obie strony zostają {both} · porażka {beaten}</translation>
    </message>
    <message>
        <source>both remain {both} · {empire} alone {chance} · nobody {none}</source>
        <translation>obie strony {both} · tylko {empire} {chance} · nikt {none}</translation>
    </message>
    <message>
        <source>Bots fill the other seats and hints guide you.</source>
        <translation>Boty zajmą pozostałe miejsca, a podpowiedzi pomogą.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Pudełko</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Brings a good.</source>
        <translation>Daje towar.</translation>
    </message>
    <message>
        <source>Brings a good; one that you do not have yet: {what}</source>
        <translation>Daje towar, a taki, którego jeszcze nie masz, także: {what}</translation>
    </message>
    <message>
        <source>Brings nothing by itself.</source>
        <translation>Samo nic nie daje.</translation>
    </message>
    <message>
        <source>Brings one worker of another kind.</source>
        <translation>Daje jednego robotnika innego rodzaju.</translation>
    </message>
    <message>
        <source>Brings what its pattern covers on the map, and for a full row: {what}</source>
        <translation>Daje to, co wzór zakryje na mapie, a za pełny rząd: {what}</translation>
    </message>
    <message>
        <source>Brings: {what}</source>
        <translation>Daje: {what}</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Zbuduj</translation>
    </message>
    <message>
        <source>buildings, cities and units, with the bonuses of cards</source>
        <translation>budowle, miasta i jednostki z premiami kart</translation>
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
        <source>Can go to: {names}</source>
        <translation>Może dotrzeć: {names}</translation>
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
        <source>Cannot leave this province.</source>
        <translation>Nie może opuścić tej prowincji.</translation>
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
        <source>cards (+1 per item) · below: potential</source>
        <translation>karty (+1 za element) · niżej siła ataku</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karty na ręce</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>karty na ręce</translation>
    </message>
    <message>
        <source>Cards in play and in history: {name}</source>
        <translation>Karty w grze i w historii: {name}</translation>
    </message>
    <message>
        <source>cards in the Collection</source>
        <translation>karty w Kolekcji</translation>
    </message>
    <message>
        <source>Cards in this battle</source>
        <translation>Karty w tej bitwie</translation>
    </message>
    <message>
        <source>cards of each Year §8</source>
        <translation>karty każdego Roku §8</translation>
    </message>
    <message>
        <source>Cards spread out</source>
        <translation>Rozłożone karty</translation>
    </message>
    <message>
        <source>cards · below: potential</source>
        <translation>karty ataku · niżej siła ataku</translation>
    </message>
    <message>
        <source>cards, great cities, titles and the Pyramids</source>
        <translation>karty, wielkie miasta, tytuły i piramidy</translation>
    </message>
    <message>
        <source>Cards: {empire}</source>
        <translation>Karty: {empire}</translation>
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
        <source>changed in a later printing</source>
        <translation>zmienione w późniejszym wydaniu</translation>
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
        <source>Choice {number}</source>
        <translation>Możliwość {number}</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Możliwości</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wybierz</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Wybierz kartę</translation>
    </message>
    <message>
        <source>Choose a nation</source>
        <translation>Wybór nacji</translation>
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
        <source>Circled when attacks get through, crossed off by a bribe.</source>
        <translation>Zakreślane, gdy ataki się przedrą; łapówka je wykreśla.</translation>
    </message>
    <message>
        <source>civilised cards</source>
        <translation>karty cywilizowane</translation>
    </message>
    <message>
        <source>click a player to enlarge</source>
        <translation>kliknij gracza, aby powiększyć</translation>
    </message>
    <message>
        <source>click or Esc: back to yours</source>
        <translation>kliknij lub Esc: wróć do swojego</translation>
    </message>
    <message>
        <source>click the pile again or press Esc to close</source>
        <translation>kliknij stos jeszcze raz albo naciśnij Esc, aby zamknąć</translation>
    </message>
    <message>
        <source>click the unit that falls</source>
        <translation>kliknij jednostkę, która ginie</translation>
    </message>
    <message>
        <source>click to change</source>
        <translation>kliknij, aby zmienić</translation>
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
        <source>Closer</source>
        <translation>Bliżej</translation>
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
        <source>coins</source>
        <translation>monety</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Kolekcja</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Colour-blind signs</source>
        <translation>Znaki dla daltonistów</translation>
    </message>
    <message>
        <source>Common</source>
        <translation>Zwykłe</translation>
    </message>
    <message>
        <source>Common ({box})</source>
        <translation>Wspólne ({box})</translation>
    </message>
    <message>
        <source>Common deck</source>
        <translation>Talia Zwykła</translation>
    </message>
    <message>
        <source>Common Locations</source>
        <translation>Lokacje Zwykłe</translation>
    </message>
    <message>
        <source>Conflicts and attacks are told in the log only.</source>
        <translation>O konfliktach i atakach mówi tylko dziennik.</translation>
    </message>
    <message>
        <source>Conquest</source>
        <translation>Podbój</translation>
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
        <source>Control</source>
        <translation>Kontrola</translation>
    </message>
    <message>
        <source>Control marker: {province}</source>
        <translation>Znacznik kontroli: {province}</translation>
    </message>
    <message>
        <source>Controlled by {name}</source>
        <translation>Kontroluje: {name}</translation>
    </message>
    <message>
        <source>Copies {hero}.</source>
        <translation>Naśladuje moc: {hero}.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Skopiuj raport</translation>
    </message>
    <message>
        <source>corrected by you</source>
        <translation>z twoimi poprawkami</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Cost, colour, Deal and Raze field are reconstructed.</source>
        <translation>Koszt, kolor, Umowę i pole Plądrowania odtworzono.</translation>
    </message>
    <message>
        <source>Costs any {count} of these: {what}</source>
        <translation>Koszt, dowolne {count} z tych: {what}</translation>
    </message>
    <message>
        <source>Costs nothing.</source>
        <translation>Nic nie kosztuje.</translation>
    </message>
    <message>
        <source>Costs: {what}</source>
        <translation>Koszt: {what}</translation>
    </message>
    <message>
        <source>Counts 1 VP at the end.</source>
        <translation>Na koniec liczy się za 1 PZ.</translation>
    </message>
    <message>
        <source>Ctrl+Backspace takes all filters away.</source>
        <translation>Ctrl+Backspace zdejmuje wszystkie filtry.</translation>
    </message>
    <message>
        <source>Culture</source>
        <translation>Kultura</translation>
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
        <source>Deals</source>
        <translation>Umowy</translation>
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
        <source>Deck</source>
        <translation>Talia</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>talia</translation>
    </message>
    <message>
        <source>Defeat by the rival ({level}): {mine} to {theirs}</source>
        <translation>Porażka z rywalem ({level}): {mine} do {theirs}</translation>
    </message>
    <message>
        <source>DEFENDS</source>
        <translation>BRONI SIĘ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>development</source>
        <translation>rozwój</translation>
    </message>
    <message>
        <source>Development area</source>
        <translation>Obszar rozwoju</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kości</translation>
    </message>
    <message>
        <source>Diplomat: {cohort}</source>
        <translation>Dyplomata: {cohort}</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Stos kart odrzuconych</translation>
    </message>
    <message>
        <source>Discard your hand and break through for one card of any suit, without Unrest.</source>
        <translation>Odrzuć rękę i podporządkuj jedną kartę dowolnego typu, bez Buntu.</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>odrzucone</translation>
    </message>
    <message>
        <source>Discarded Common cards</source>
        <translation>Odrzucone karty Zwykłe</translation>
    </message>
    <message>
        <source>Disdain</source>
        <translation>Pogarda</translation>
    </message>
    <message>
        <source>disdain</source>
        <translation>pogarda</translation>
    </message>
    <message>
        <source>Disdain costs {points} points.</source>
        <translation>Pogarda kosztuje punktów: {points}.</translation>
    </message>
    <message>
        <source>Disdain {disdain}, Valour {valour}</source>
        <translation>Pogarda {disdain}, Waleczność {valour}</translation>
    </message>
    <message>
        <source>Disdain {marks}</source>
        <translation>Pogarda {marks}</translation>
    </message>
    <message>
        <source>disdain −{points}</source>
        <translation>pogarda −{points}</translation>
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
    <message>
        <source>dots say how hard it is to lead</source>
        <translation>kropki mówią, jak trudno nią grać</translation>
    </message>
    <message>
        <source>draw a nation at random, when you choose one</source>
        <translation>losuj nację, gdy ją wybierasz</translation>
    </message>
    <message>
        <source>Draw one of {count}</source>
        <translation>Losuj z {count}</translation>
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
        <source>During the rounds</source>
        <translation>W trakcie rund</translation>
    </message>
    <message>
        <source>dynasty</source>
        <translation>dynastia</translation>
    </message>
    <message>
        <source>each goes to the weakest colour at that moment: numbers 1, 2, 3 give the order</source>
        <translation>każdy do koloru, który jest wtedy najsłabszy: liczby 1, 2, 3 to kolejność</translation>
    </message>
    <message>
        <source>Each player’s weakest sphere counts, and the highest of these wins. §12.1</source>
        <translation>U każdego liczy się najsłabsza sfera; wygrywa ta, która jest najwyższa. §12.1</translation>
    </message>
    <message>
        <source>Each round: {income}</source>
        <translation>Co rundę: {income}</translation>
    </message>
    <message>
        <source>earlier state {number}</source>
        <translation>wcześniejszy stan {number}</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Łatwy</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Imperium</translation>
    </message>
    <message>
        <source>empire</source>
        <translation>imperium</translation>
    </message>
    <message>
        <source>Empire of {name}</source>
        <translation>Imperium: {name}</translation>
    </message>
    <message>
        <source>Empires may buy one of them whenever the deck is shuffled anew.</source>
        <translation>Imperium może kupić jedną z nich przy każdym tasowaniu nowej talii.</translation>
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
        <source>end of round {round} · the players one after another</source>
        <translation>koniec rundy {round} · gracze po kolei</translation>
    </message>
    <message>
        <source>End the activation</source>
        <translation>Zakończ aktywację</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
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
        <source>Equal in all four spheres: nothing decided it.</source>
        <translation>Równo we wszystkich czterech sferach: nic nie przeważyło.</translation>
    </message>
    <message>
        <source>Error report (never sent by itself): {file}</source>
        <translation>Raport o błędzie (sam nigdzie się nie wysyła): {file}</translation>
    </message>
    <message>
        <source>every hand stays hidden</source>
        <translation>wszystkie zasoby są zakryte</translation>
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
    <message numerus="yes">
        <source>everybody offers {n}</source>
        <translation>
            <numerusform>każdy oferuje {n}</numerusform>
            <numerusform>każdy oferuje {n}</numerusform>
            <numerusform>każdy oferuje {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>everybody’s points become visible</source>
        <translation>odsłaniają się punkty wszystkich</translation>
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
        <source>Exhaust token on the development area</source>
        <translation>Żeton zaznaczenia na obszarze rozwoju</translation>
    </message>
    <message>
        <source>Exhaust token on the nation deck</source>
        <translation>Żeton zaznaczenia na talii nacji</translation>
    </message>
    <message>
        <source>Exile pile</source>
        <translation>Stos kart usuniętych</translation>
    </message>
    <message>
        <source>exile pile</source>
        <translation>karty usunięte</translation>
    </message>
    <message>
        <source>exile {count}</source>
        <translation>usunięte {count}</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Frakcyjne</translation>
    </message>
    <message>
        <source>faction</source>
        <translation>frakcja</translation>
    </message>
    <message>
        <source>faction board</source>
        <translation>plansza frakcji</translation>
    </message>
    <message>
        <source>Faction deck</source>
        <translation>Talia Frakcyjna</translation>
    </message>
    <message>
        <source>Faction Locations</source>
        <translation>Lokacje Frakcyjne</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Sława</translation>
    </message>
    <message>
        <source>fame</source>
        <translation>sława</translation>
    </message>
    <message>
        <source>Fame and own nation</source>
        <translation>Sława i karty nacji</translation>
    </message>
    <message>
        <source>fame cards, the nation’s cards and the power card, at most 10 each</source>
        <translation>karty sławy, karty nacji i karta potęgi, najwyżej 10 za każdą</translation>
    </message>
    <message>
        <source>fame cards, the nation’s cards, the power card and sunken cards, at most 10 each</source>
        <translation>karty sławy, karty nacji, karta potęgi i karty zatopione, najwyżej 10 za każdą</translation>
    </message>
    <message>
        <source>Fame deck</source>
        <translation>Talia sławy</translation>
    </message>
    <message>
        <source>Fame, own nation and sunken pile</source>
        <translation>Sława, nacja i karty zatopione</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>szybko</translation>
    </message>
    <message>
        <source>Favour of the temples</source>
        <translation>Wsparcie świątyń</translation>
    </message>
    <message>
        <source>Features and bonuses</source>
        <translation>Cechy i bonusy</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Filled already.</source>
        <translation>To pole jest już wykreślone.</translation>
    </message>
    <message>
        <source>Fills the next box, too: {area}</source>
        <translation>Wykreśla też następne pole: {area}</translation>
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
        <source>First cards</source>
        <translation>Karty na początek</translation>
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
        <source>for any attack card</source>
        <translation>na dowolną kartę ataku</translation>
    </message>
    <message>
        <source>for each new good</source>
        <translation>za nowy towar</translation>
    </message>
    <message numerus="yes">
        <source>For {n} coins</source>
        <translation>
            <numerusform>Za {n} monetę</numerusform>
            <numerusform>Za {n} monety</numerusform>
            <numerusform>Za {n} monet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {n} goods</source>
        <translation>
            <numerusform>Za {n} towar</numerusform>
            <numerusform>Za {n} towary</numerusform>
            <numerusform>Za {n} towarów</numerusform>
        </translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>fort {number} of the campaign</source>
        <translation>fort {number} kampanii</translation>
    </message>
    <message>
        <source>Fortresses</source>
        <translation>Fortece</translation>
    </message>
    <message>
        <source>Four ways to win</source>
        <translation>Cztery drogi do zwycięstwa</translation>
    </message>
    <message>
        <source>free</source>
        <translation>za darmo</translation>
    </message>
    <message>
        <source>From now on this journey card counts there, like a second power card.</source>
        <translation>Od teraz działa tam ta karta podróży, jak druga karta potęgi.</translation>
    </message>
    <message>
        <source>From now on you can play</source>
        <translation>Odtąd możesz zagrywać</translation>
    </message>
    <message>
        <source>from round {round} on the province can be yours</source>
        <translation>od rundy {round} prowincja może być twoja</translation>
    </message>
    <message>
        <source>full row</source>
        <translation>pełny rząd</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>gain {what}</source>
        <translation>otrzymaj {what}</translation>
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
        <source>give up {what}</source>
        <translation>oddaj {what}</translation>
    </message>
    <message>
        <source>Gives {what} each round</source>
        <translation>Daje {what} co rundę</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>dalej</translation>
    </message>
    <message>
        <source>Good {number} {icon}</source>
        <translation>Towar {number} {icon}</translation>
    </message>
    <message>
        <source>goods</source>
        <translation>towary</translation>
    </message>
    <message>
        <source>Goods and patterns</source>
        <translation>Towary i wzory</translation>
    </message>
    <message>
        <source>goods and points of each Production phase and of what was built, by what gave them</source>
        <translation>dobra i punkty z fazy Produkcji i z budowanych Lokacji, według źródła</translation>
    </message>
    <message>
        <source>goods in all</source>
        <translation>dobra razem</translation>
    </message>
    <message>
        <source>got through</source>
        <translation>przedarło się</translation>
    </message>
    <message>
        <source>Great cities</source>
        <translation>Stolice i legendarne miasta</translation>
    </message>
    <message>
        <source>green square</source>
        <translation>zielony kwadrat</translation>
    </message>
    <message>
        <source>Hand: {name}</source>
        <translation>Zasoby: {name}</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudny</translation>
    </message>
    <message>
        <source>has taken</source>
        <translation>wzięte</translation>
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
        <source>here will stand</source>
        <translation>tu stanie</translation>
    </message>
    <message>
        <source>Heroes and wonders to buy</source>
        <translation>Bohaterowie i cuda do kupienia</translation>
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
        <source>history</source>
        <translation>historia</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Trafienia</translation>
    </message>
    <message>
        <source>Hold to peek</source>
        <translation>Przytrzymaj, aby zajrzeć</translation>
    </message>
    <message>
        <source>Holds one attack card of this cohort every Year.</source>
        <translation>Co Rok powstrzymuje jedną kartę ataku na tę kohortę.</translation>
    </message>
    <message>
        <source>holds them all</source>
        <translation>odpiera wszystkie</translation>
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
        <source>how many legions</source>
        <translation>ile legionów</translation>
    </message>
    <message>
        <source>How many tiles do you add?</source>
        <translation>Ile żetonów dokładasz?</translation>
    </message>
    <message>
        <source>How much of the match is read</source>
        <translation>Ile partii już wczytano</translation>
    </message>
    <message>
        <source>How near to victory</source>
        <translation>Ile brakuje do zwycięstwa</translation>
    </message>
    <message>
        <source>How we play</source>
        <translation>Jak gramy</translation>
    </message>
    <message>
        <source>How well the rival plays</source>
        <translation>Jak dobrze gra rywal</translation>
    </message>
    <message>
        <source>If a legion fell instead</source>
        <translation>Gdyby zamiast tego padł legion</translation>
    </message>
    <message>
        <source>If he dies: {what}</source>
        <translation>Jeśli zginie: {what}</translation>
    </message>
    <message>
        <source>If he survives: {what}</source>
        <translation>Jeśli przeżyje: {what}</translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation>na koniec</translation>
    </message>
    <message>
        <source>If the fortress fell instead</source>
        <translation>Gdyby zamiast tego padła forteca</translation>
    </message>
    <message>
        <source>If the match ended now</source>
        <translation>Gdyby partia skończyła się teraz</translation>
    </message>
    <message>
        <source>If the match ended now, your weakest sphere would be **{points}**.</source>
        <translation>Gdyby partia skończyła się teraz, najsłabsza sfera dałaby ci wynik **{points}**.</translation>
    </message>
    <message>
        <source>if the match had ended with that round §11.2</source>
        <translation>gdyby partia skończyła się na tej rundzie §11.2</translation>
    </message>
    <message>
        <source>If you own the printed game, you can correct cards in {file}.</source>
        <translation>Jeśli masz drukowaną grę, możesz poprawić karty w pliku {file}.</translation>
    </message>
    <message>
        <source>Impending quests. At the solstice one of them can become the active quest under the Court.</source>
        <translation>Nadchodzące misje. W przesileniu jedna z nich może zostać aktywną misją pod Dworem.</translation>
    </message>
    <message>
        <source>In a collapse fewest Unrest wins: {now}. §11.4</source>
        <translation>Przy upadku wygrywa najmniej Buntów: {now}. §11.4</translation>
    </message>
    <message>
        <source>in a revolt</source>
        <translation>wewnętrzny</translation>
    </message>
    <message>
        <source>in a revolt: {strength}</source>
        <translation>w konflikcie wewnętrznym: {strength}</translation>
    </message>
    <message>
        <source>in a war</source>
        <translation>zewnętrzny</translation>
    </message>
    <message>
        <source>in a war: {strength}</source>
        <translation>w konflikcie zewnętrznym: {strength}</translation>
    </message>
    <message>
        <source>in all rounds</source>
        <translation>we wszystkich rundach</translation>
    </message>
    <message>
        <source>in all the Years</source>
        <translation>przez wszystkie lata</translation>
    </message>
    <message>
        <source>in each round, stolen ones taken off</source>
        <translation>w każdej rundzie, bez tego, co zabrali inni</translation>
    </message>
    <message>
        <source>In every later Year: a point of any attribute</source>
        <translation>W każdym następnym Roku: punkt dowolnego atrybutu</translation>
    </message>
    <message>
        <source>In every later Year: {what}</source>
        <translation>W każdym następnym Roku: {what}</translation>
    </message>
    <message>
        <source>In front of you</source>
        <translation>Przed tobą</translation>
    </message>
    <message>
        <source>in history</source>
        <translation>w historii</translation>
    </message>
    <message>
        <source>In per cent; text, buttons and icons scale together.</source>
        <translation>W procentach; razem z tekstem skalują się przyciski, panele i ikony.</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>w grze</translation>
    </message>
    <message>
        <source>In play only where you mix it in when you set up a new game.</source>
        <translation>W grze tylko wtedy, gdy wtasujesz dodatek, zakładając nową partię.</translation>
    </message>
    <message>
        <source>In play · {count}</source>
        <translation>W grze · {count}</translation>
    </message>
    <message>
        <source>in the Collection</source>
        <translation>w Kolekcji</translation>
    </message>
    <message>
        <source>in the Empire at the end of each round</source>
        <translation>w Imperium na koniec każdej rundy</translation>
    </message>
    <message>
        <source>In the payment: {token}</source>
        <translation>W zapłacie: {token}</translation>
    </message>
    <message>
        <source>In the queue: {goods}</source>
        <translation>W kolejce: {goods}</translation>
    </message>
    <message>
        <source>in your deck, in no order</source>
        <translation>w twojej talii, bez kolejności</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Dochód</translation>
    </message>
    <message>
        <source>Income: {name}</source>
        <translation>Dochód: {name}</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Skala interfejsu</translation>
    </message>
    <message>
        <source>interrupts {card}</source>
        <translation>przerywa kartę {card}</translation>
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
        <source>It is the last card of the nation deck and goes into play when it is gained.</source>
        <translation>To ostatnia karta talii nacji: zyskana, wchodzi do gry.</translation>
    </message>
    <message>
        <source>It lies under the journey card that is in play, and does nothing there.</source>
        <translation>Leży pod kartą podróży, która jest w grze, i nic tam nie robi.</translation>
    </message>
    <message>
        <source>It would do nothing now.</source>
        <translation>Teraz nic nie zrobi.</translation>
    </message>
    <message>
        <source>It yields nothing yet.</source>
        <translation>Na razie nic nie przynosi.</translation>
    </message>
    <message>
        <source>Its Locations</source>
        <translation>Jego Lokacje</translation>
    </message>
    <message>
        <source>Its Locations go to the Collection</source>
        <translation>Jego Lokacje trafiają do Kolekcji</translation>
    </message>
    <message>
        <source>its tokens wait for an answer</source>
        <translation>jej żetony czekają na odpowiedź</translation>
    </message>
    <message>
        <source>I’m {name} – open the curtain</source>
        <translation>To ja, {name} – odsłoń</translation>
    </message>
    <message>
        <source>Joining at {square}: war of the {leaders} {strengths}</source>
        <translation>Połączenie na {square}: konflikt zewnętrzny ({leaders}) {strengths}</translation>
    </message>
    <message>
        <source>Journey: {card}, stage {number} of {of}.</source>
        <translation>Podróż: {card}, etap {number} z {of}.</translation>
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
        <source>Key moments</source>
        <translation>Kluczowe chwile</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Termin</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>King of Kings lies under it.</source>
        <translation>Pod nią leży Król królów.</translation>
    </message>
    <message>
        <source>King of Kings waits under the fame deck</source>
        <translation>Pod talią sławy czeka Król królów</translation>
    </message>
    <message>
        <source>kingdom cut</source>
        <translation>podzielone królestwo</translation>
    </message>
    <message>
        <source>Kingdom of {name}</source>
        <translation>Królestwo: {name}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>last card: scoring</source>
        <translation>ostatnia karta: punktacja</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Ostatnio grana</translation>
    </message>
    <message>
        <source>last values</source>
        <translation>ostatnie wartości</translation>
    </message>
    <message>
        <source>later</source>
        <translation>później</translation>
    </message>
    <message>
        <source>later printing</source>
        <translation>późniejsze wydanie</translation>
    </message>
    <message>
        <source>Lay it down</source>
        <translation>Wyłóż</translation>
    </message>
    <message>
        <source>Lead this nation</source>
        <translation>Prowadź tę nację</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>tytuł</translation>
    </message>
    <message>
        <source>Leaders and catastrophes</source>
        <translation>Przywódcy i katastrofy</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation>Przywództwo</translation>
    </message>
    <message>
        <source>Leadership tracks: {name}</source>
        <translation>Tory przywództwa: {name}</translation>
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
        <source>left after it: {kinds}, {coins}</source>
        <translation>zostanie: {kinds}, {coins}</translation>
    </message>
    <message>
        <source>left neighbour</source>
        <translation>lewy sąsiad</translation>
    </message>
    <message>
        <source>Left sheet</source>
        <translation>Lewy arkusz</translation>
    </message>
    <message>
        <source>Left: {main} in the main deck, {fame} fame cards, {unrest} Unrest. §11.1</source>
        <translation>Zostało: talia główna {main}, sława {fame}, Bunty {unrest}. §11.1</translation>
    </message>
    <message>
        <source>legendary goods</source>
        <translation>legendarne towary</translation>
    </message>
    <message>
        <source>Legions</source>
        <translation>Legiony</translation>
    </message>
    <message>
        <source>legions</source>
        <translation>legiony</translation>
    </message>
    <message>
        <source>Legions that can come: {names}</source>
        <translation>Legiony, które mogą nadejść: {names}</translation>
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
        <source>Let it pass</source>
        <translation>Nie reaguj</translation>
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
        <source>Locations</source>
        <translation>Lokacje</translation>
    </message>
    <message>
        <source>Locations: {name}</source>
        <translation>Lokacje: {name}</translation>
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
        <source>Lookout</source>
        <translation>Wypatrywanie</translation>
    </message>
    <message>
        <source>looks ahead to the end of its turn</source>
        <translation>patrzy naprzód do końca swojej tury</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Straty</translation>
    </message>
    <message>
        <source>lots</source>
        <translation>dużo</translation>
    </message>
    <message>
        <source>Main deck</source>
        <translation>Talia główna</translation>
    </message>
    <message>
        <source>main deck</source>
        <translation>główna</translation>
    </message>
    <message>
        <source>Main deck: the first card with variable points</source>
        <translation>Talia główna: pierwsza karta o zmiennej wartości</translation>
    </message>
    <message>
        <source>Main deck: the first tributary</source>
        <translation>Talia główna: pierwsza karta hołdu</translation>
    </message>
    <message>
        <source>Make a Deal</source>
        <translation>Podpisz Umowę</translation>
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
        <source>map and back</source>
        <translation>mapa i z powrotem</translation>
    </message>
    <message>
        <source>Map or trade</source>
        <translation>Mapa lub wymiana</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Rynek</translation>
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
        <source>material</source>
        <translation>zasoby</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średni</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Wojsko</translation>
    </message>
    <message>
        <source>Missing to win</source>
        <translation>Brakuje do zwycięstwa</translation>
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
        <source>monument</source>
        <translation>monument</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monumenty</translation>
    </message>
    <message>
        <source>more below</source>
        <translation>niżej jest więcej</translation>
    </message>
    <message>
        <source>Most of the {all} points come from monuments ({most}).</source>
        <translation>Najwięcej z {all} punktów dają monumenty ({most}).</translation>
    </message>
    <message>
        <source>Most of the {all} points come from revolts ({most}).</source>
        <translation>Najwięcej z {all} punktów dają konflikty wewnętrzne ({most}).</translation>
    </message>
    <message>
        <source>Most of the {all} points come from tiles placed ({most}).</source>
        <translation>Najwięcej z {all} punktów dają położone żetony ({most}).</translation>
    </message>
    <message>
        <source>Most of the {all} points come from wars ({most}).</source>
        <translation>Najwięcej z {all} punktów dają konflikty zewnętrzne ({most}).</translation>
    </message>
    <message>
        <source>most points win; a tie is shared</source>
        <translation>wygrywa najwięcej punktów; przy remisie wygrana jest wspólna</translation>
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
        <source>Nation</source>
        <translation>Nacja</translation>
    </message>
    <message>
        <source>nation</source>
        <translation>nacja</translation>
    </message>
    <message>
        <source>Nation deck</source>
        <translation>Talia nacji</translation>
    </message>
    <message>
        <source>nation deck, in no order</source>
        <translation>talia nacji, bez kolejności</translation>
    </message>
    <message>
        <source>needs a Location</source>
        <translation>wymaga Lokacji</translation>
    </message>
    <message>
        <source>neighbour</source>
        <translation>sąsiad</translation>
    </message>
    <message>
        <source>Neighbour {number}</source>
        <translation>Sąsiad {number}</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutralna</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutralna</translation>
    </message>
    <message>
        <source>neutral card</source>
        <translation>karta neutralna</translation>
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
        <source>new Deal</source>
        <translation>nowa Umowa</translation>
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
        <source>next legion or province</source>
        <translation>następny legion lub prowincja</translation>
    </message>
    <message>
        <source>next resource</source>
        <translation>następny zasób</translation>
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
        <source>next trireme or sea</source>
        <translation>następna trirema lub morze</translation>
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
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>No ability.</source>
        <translation>Bez działania.</translation>
    </message>
    <message>
        <source>No attack gets through.</source>
        <translation>Żaden atak się nie przedziera.</translation>
    </message>
    <message>
        <source>No card can hit you now.</source>
        <translation>Żadna karta ci teraz nie zagraża.</translation>
    </message>
    <message>
        <source>no card counts</source>
        <translation>żadna się nie liczy</translation>
    </message>
    <message>
        <source>no development</source>
        <translation>bez rozwoju</translation>
    </message>
    <message>
        <source>No development area</source>
        <translation>Bez obszaru rozwoju</translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>bez kości</translation>
    </message>
    <message>
        <source>No diplomat serves here yet.</source>
        <translation>Nie służy tu jeszcze żaden dyplomata.</translation>
    </message>
    <message>
        <source>No Disdain is left.</source>
        <translation>Nie ma żadnej pogardy.</translation>
    </message>
    <message>
        <source>no free site</source>
        <translation>brak wolnych miejsc</translation>
    </message>
    <message>
        <source>No history</source>
        <translation>Bez historii</translation>
    </message>
    <message>
        <source>no history</source>
        <translation>bez historii</translation>
    </message>
    <message>
        <source>No kingdom yet</source>
        <translation>Jeszcze nie ma królestwa</translation>
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
        <source>no more moves</source>
        <translation>koniec ruchów</translation>
    </message>
    <message>
        <source>No nation deck</source>
        <translation>Bez talii nacji</translation>
    </message>
    <message>
        <source>no nation deck</source>
        <translation>bez talii nacji</translation>
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
        <source>No point for this tile</source>
        <translation>Bez punktu za ten żeton</translation>
    </message>
    <message>
        <source>no room</source>
        <translation>brak miejsca</translation>
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
        <source>no suit</source>
        <translation>bez typu</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>bez żetonów</translation>
    </message>
    <message>
        <source>No units</source>
        <translation>Bez jednostek</translation>
    </message>
    <message>
        <source>no {colour} points</source>
        <translation>bez {colour} punktów</translation>
    </message>
    <message>
        <source>No {leader}</source>
        <translation>Brak: {leader}</translation>
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
        <source>none in reach</source>
        <translation>brak w zasięgu</translation>
    </message>
    <message>
        <source>none left</source>
        <translation>nie ma więcej</translation>
    </message>
    <message>
        <source>none of your cards</source>
        <translation>żadnej z twoich kart</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>jeszcze żadna</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalny</translation>
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
        <source>not attacked</source>
        <translation>bez ataku</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nieskończona</translation>
    </message>
    <message numerus="yes">
        <source>Not in play with {n} players.</source>
        <translation>
            <numerusform>Poza grą przy {n} graczu.</numerusform>
            <numerusform>Poza grą przy {n} graczach.</numerusform>
            <numerusform>Poza grą przy {n} graczach.</numerusform>
        </translation>
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
        <source>not needed</source>
        <translation>niepotrzebne</translation>
    </message>
    <message>
        <source>Not needed: only one person is playing.</source>
        <translation>Niepotrzebna: gra tylko jedna osoba.</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>nie teraz</translation>
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
        <source>nothing left</source>
        <translation>nic nie zostaje</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Nic nowego</translation>
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
        <source>Now:</source>
        <translation>Teraz:</translation>
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
        <source>occupied building</source>
        <translation>okupowana budowla</translation>
    </message>
    <message>
        <source>occupied marker</source>
        <translation>okupowany znacznik</translation>
    </message>
    <message>
        <source>Occupy buildings</source>
        <translation>Okupacja budowli</translation>
    </message>
    <message>
        <source>Occupy the marker</source>
        <translation>Okupacja znacznika</translation>
    </message>
    <message numerus="yes">
        <source>Occupy {n} buildings</source>
        <translation>
            <numerusform>Okupacja {n} budowli</numerusform>
            <numerusform>Okupacja {n} budowli</numerusform>
            <numerusform>Okupacja {n} budowli</numerusform>
        </translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Szanse</translation>
    </message>
    <message>
        <source>of them Faction Locations</source>
        <translation>w tym Frakcyjne</translation>
    </message>
    <message>
        <source>Offer: {name}</source>
        <translation>Oferta: {name}</translation>
    </message>
    <message>
        <source>on Friday at {time}</source>
        <translation>w piątek o {time}</translation>
    </message>
    <message>
        <source>On it: {tokens}. There they can neither be spent nor scored.</source>
        <translation>Leży na niej: {tokens}. Tam nie można tego wydać i nie daje punktów.</translation>
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
        <source>one to {most} for new ones</source>
        <translation>od 1 do {most} na nowe</translation>
    </message>
    <message>
        <source>Only a part of this set is known. Its cards can be looked at, not played.</source>
        <translation>Znamy tylko część tego zestawu. Karty można obejrzeć, ale nie można nimi grać.</translation>
    </message>
    <message>
        <source>only for: {cohort}</source>
        <translation>tylko tu: {cohort}</translation>
    </message>
    <message>
        <source>only to look at</source>
        <translation>tylko do obejrzenia</translation>
    </message>
    <message>
        <source>Only when you ask.</source>
        <translation>Tylko na życzenie.</translation>
    </message>
    <message>
        <source>only {count} together</source>
        <translation>dopiero {count} razem</translation>
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
        <source>Open table: all hands are hidden.</source>
        <translation>Otwarty stół: zasoby są zakryte.</translation>
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
        <source>Opens: {what}</source>
        <translation>Otwiera: {what}</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>nieobowiązkowe</translation>
    </message>
    <message>
        <source>or</source>
        <translation>albo</translation>
    </message>
    <message>
        <source>Or drag the card to a place that is dashed in gold.</source>
        <translation>Możesz też przeciągnąć kartę na złote pole.</translation>
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
        <source>Overview map</source>
        <translation>Mapa w pomniejszeniu</translation>
    </message>
    <message>
        <source>own nation’s cards</source>
        <translation>karty nacji</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Należą do graczy</translation>
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
        <source>partly reconstructed [R]</source>
        <translation>częściowo odtworzone [R]</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>Pass the computer to</source>
        <translation>Przekaż komputer. Teraz gra</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>Past matches</source>
        <translation>Rozegrane partie</translation>
    </message>
    <message>
        <source>Path of year {year}</source>
        <translation>Ścieżka roku {year}</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Ścieżki</translation>
    </message>
    <message>
        <source>paths +{points}</source>
        <translation>ścieżki +{points}</translation>
    </message>
    <message>
        <source>Paths bring {points} of 18 points.</source>
        <translation>Ścieżki dają {points} z 18 punktów.</translation>
    </message>
    <message>
        <source>Paths, one by one</source>
        <translation>Ścieżki, jedna po drugiej</translation>
    </message>
    <message>
        <source>Paths: {name}</source>
        <translation>Ścieżki: {name}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>Nie płać nic</translation>
    </message>
    <message>
        <source>Pay {price}</source>
        <translation>Zapłać {price}</translation>
    </message>
    <message>
        <source>pay {what}</source>
        <translation>zapłać {what}</translation>
    </message>
    <message>
        <source>Payment: a set of {price}</source>
        <translation>Zapłata: zestaw ({price})</translation>
    </message>
    <message>
        <source>peek at your own hand at the open table, while held</source>
        <translation>zajrzenie do swoich zasobów przy otwartym stole (przytrzymaj)</translation>
    </message>
    <message>
        <source>penalty in VP</source>
        <translation>kara PZ</translation>
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
        <source>Pillage</source>
        <translation>Grabież</translation>
    </message>
    <message>
        <source>pillage</source>
        <translation>grabież</translation>
    </message>
    <message>
        <source>pillaged site</source>
        <translation>ograbione miejsce</translation>
    </message>
    <message>
        <source>pink diamond</source>
        <translation>różowy romb</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>Połóż żeton</translation>
    </message>
    <message>
        <source>Place or move a leader</source>
        <translation>Umieść lub przenieś przywódcę</translation>
    </message>
    <message>
        <source>Places over time</source>
        <translation>Miejsca w czasie</translation>
    </message>
    <message>
        <source>plans its whole turn</source>
        <translation>planuje całą swoją turę</translation>
    </message>
    <message>
        <source>plans several turns ahead</source>
        <translation>planuje kilka tur naprzód</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Play a catastrophe</source>
        <translation>Zagraj katastrofę</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Zagraj ponownie</translation>
    </message>
    <message>
        <source>Play cards with up to three actions and exhaust cards in play.</source>
        <translation>Zagrywaj karty, najwyżej za trzy akcje, i zaznaczaj karty w grze.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Zagraj jeszcze raz</translation>
    </message>
    <message>
        <source>Play it for one action</source>
        <translation>Zagraj za jedną akcję</translation>
    </message>
    <message>
        <source>Play it without an action</source>
        <translation>Zagraj bez akcji</translation>
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
        <source>plays random legal moves</source>
        <translation>gra losowo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>Points and Unrest: {name}</source>
        <translation>Punkty i Bunty: {name}</translation>
    </message>
    <message>
        <source>Points by source: {name}</source>
        <translation>Punkty według źródła: {name}</translation>
    </message>
    <message>
        <source>points for Paths</source>
        <translation>punkty za Ścieżki</translation>
    </message>
    <message>
        <source>points go to the {leader}</source>
        <translation>punkty bierze {leader}</translation>
    </message>
    <message>
        <source>points of each colour before treasures; the gold field is the weakest</source>
        <translation>punkty każdego koloru bez skarbów; złote pole to najsłabsza sfera</translation>
    </message>
    <message>
        <source>Points of each round: {name}</source>
        <translation>Punkty każdej rundy: {name}</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Punkty w czasie</translation>
    </message>
    <message>
        <source>points, if the match had ended with that round §11.2</source>
        <translation>punkty, gdyby gra skończyła się z tą rundą §11.2</translation>
    </message>
    <message>
        <source>points, if the match had ended with that round §11.8</source>
        <translation>punkty, gdyby partia skończyła się na tej rundzie §11.8</translation>
    </message>
    <message>
        <source>points, if the match had ended with that Year §9</source>
        <translation>punkty, gdyby gra skończyła się z tym rokiem §9</translation>
    </message>
    <message>
        <source>points, Locations included, if the match had ended with that round</source>
        <translation>punkty wraz z Lokacjami, gdyby gra skończyła się z tą rundą</translation>
    </message>
    <message>
        <source>Points, source by source</source>
        <translation>Punkty, źródło po źródle</translation>
    </message>
    <message>
        <source>Polish / English</source>
        <translation>Polski / angielski</translation>
    </message>
    <message>
        <source>population</source>
        <translation>populacja</translation>
    </message>
    <message>
        <source>Positions from lessons you know.</source>
        <translation>Pozycje z lekcji, które już znasz.</translation>
    </message>
    <message>
        <source>potential: {flag}</source>
        <translation>siła ataku: {flag}</translation>
    </message>
    <message>
        <source>power card</source>
        <translation>karta potęgi</translation>
    </message>
    <message>
        <source>Prestige</source>
        <translation>Prestiż</translation>
    </message>
    <message>
        <source>Privacy curtain</source>
        <translation>Kurtyna przy zmianie gracza</translation>
    </message>
    <message>
        <source>produces</source>
        <translation>produkcja</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produkcja</translation>
    </message>
    <message>
        <source>Production and Deals</source>
        <translation>Produkcja i Umowy</translation>
    </message>
    <message numerus="yes">
        <source>Production brought {n} goods.</source>
        <translation>
            <numerusform>Produkcja dała {n} dobro.</numerusform>
            <numerusform>Produkcja dała {n} dobra.</numerusform>
            <numerusform>Produkcja dała {n} dóbr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Production Locations</source>
        <translation>Lokacje Produkcyjne</translation>
    </message>
    <message>
        <source>Production, Deals, Actions, Features and razing</source>
        <translation>Produkcja, Umowy, Akcje, Cechy i plądrowanie</translation>
    </message>
    <message>
        <source>Production: {name}</source>
        <translation>Produkcja: {name}</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>progress</source>
        <translation>postęp</translation>
    </message>
    <message>
        <source>Progress and market cards</source>
        <translation>Postęp i karty z rynku</translation>
    </message>
    <message>
        <source>Progress, and every card in hand, deck, discard pile, play area, garrisons and history. §11.2</source>
        <translation>Postęp i każda karta z ręki, talii, stosu kart odrzuconych, gry, garnizonów i historii. §11.2</translation>
    </message>
    <message>
        <source>Progress, and every card in hand, deck, discard pile, play area, garrisons, history and sunken pile. §11.2</source>
        <translation>Postęp oraz każda karta na ręce, w talii, na stosie kart odrzuconych, w obszarze gry, w garnizonach, w historii i na stosie kart zatopionych. §11.2</translation>
    </message>
    <message>
        <source>Protect with the Defence token</source>
        <translation>Chroń żetonem Obrony</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Prowincje</translation>
    </message>
    <message>
        <source>Provinces, cities and cards: {name}</source>
        <translation>Prowincje, miasta i karty: {name}</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation>Piramidy</translation>
    </message>
    <message>
        <source>Qt for Python, LGPL 3</source>
        <translation>Qt for Python, LGPL 3</translation>
    </message>
    <message>
        <source>Quest area</source>
        <translation>Obszar misji</translation>
    </message>
    <message>
        <source>quests</source>
        <translation>misje</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>R turns, F mirrors</source>
        <translation>R obraca, F odbija</translation>
    </message>
    <message>
        <source>Raises the infrastructure to {level}</source>
        <translation>Podnosi infrastrukturę do {level}</translation>
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
        <source>Raze</source>
        <translation>Splądruj</translation>
    </message>
    <message>
        <source>raze</source>
        <translation>splądruj</translation>
    </message>
    <message>
        <source>Raze a card from your hand</source>
        <translation>Splądruj kartę z ręki</translation>
    </message>
    <message>
        <source>Raze an opponent’s Location</source>
        <translation>Splądruj Lokację przeciwnika</translation>
    </message>
    <message>
        <source>Razing</source>
        <translation>Plądrowanie</translation>
    </message>
    <message>
        <source>Reaction: {card}</source>
        <translation>Reakcja: {card}</translation>
    </message>
    <message>
        <source>received</source>
        <translation>otrzymane</translation>
    </message>
    <message>
        <source>received and spent in all</source>
        <translation>otrzymane i wydane razem</translation>
    </message>
    <message>
        <source>received and spent in each Year</source>
        <translation>otrzymane i wydane w każdym Roku</translation>
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
        <source>regions</source>
        <translation>regiony</translation>
    </message>
    <message>
        <source>Remove a Common Location</source>
        <translation>Usuń Lokację Zwykłą</translation>
    </message>
    <message>
        <source>Remove a Faction Location</source>
        <translation>Usuń Lokację Frakcyjną</translation>
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
        <source>repelled</source>
        <translation>odparte</translation>
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
        <source>Reserve</source>
        <translation>Rezerwa</translation>
    </message>
    <message>
        <source>resources that each round brought, by kind</source>
        <translation>zasoby z każdej rundy według rodzaju</translation>
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
        <source>Return any number of Unrest from your hand to the pile.</source>
        <translation>Zwróć na stos dowolną liczbę Buntów z ręki.</translation>
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
        <source>Revolt</source>
        <translation>Konflikt wewnętrzny</translation>
    </message>
    <message>
        <source>revolt lost: {leader}</source>
        <translation>przegrany konflikt wewnętrzny: {leader}</translation>
    </message>
    <message>
        <source>Revolt of the {leaders}</source>
        <translation>Konflikt wewnętrzny ({leaders})</translation>
    </message>
    <message>
        <source>Revolt of the {leaders} {strengths}</source>
        <translation>Konflikt wewnętrzny ({leaders}) {strengths}</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>prawy przycisk myszy</translation>
    </message>
    <message>
        <source>right neighbour</source>
        <translation>prawy sąsiad</translation>
    </message>
    <message>
        <source>Right sheet</source>
        <translation>Prawy arkusz</translation>
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
        <source>Round {last} is the last</source>
        <translation>Runda {last} jest ostatnia</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
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
        <source>Rules: {list}</source>
        <translation>Zasady: {list}</translation>
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
        <source>scored during the round, by source</source>
        <translation>zdobyte w rundzie, według źródła</translation>
    </message>
    <message>
        <source>scored so far</source>
        <translation>zdobyte dotąd</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Screen: {name}</source>
        <translation>Zasłonka: {name}</translation>
    </message>
    <message>
        <source>Screens open</source>
        <translation>Parawany w górę</translation>
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
        <source>second weakest sphere</source>
        <translation>druga najsłabsza sfera</translation>
    </message>
    <message numerus="yes">
        <source>Secret offers of {n} resources</source>
        <translation>
            <numerusform>Tajne oferty: {n} zasób</numerusform>
            <numerusform>Tajne oferty: {n} zasoby</numerusform>
            <numerusform>Tajne oferty: {n} zasobów</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen by all</source>
        <translation>Widok jawny</translation>
    </message>
    <message>
        <source>Send a Samurai</source>
        <translation>Wystaw Samuraja</translation>
    </message>
    <message>
        <source>Send a Worker</source>
        <translation>Wyślij Robotnika</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Sheets of {name}</source>
        <translation>Arkusze gracza: {name}</translation>
    </message>
    <message>
        <source>Sheets of {name}. Click to go back to yours.</source>
        <translation>Arkusze gracza: {name}. Kliknij, aby wrócić do swoich.</translation>
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
        <source>Show the attack again</source>
        <translation>Pokaż atak jeszcze raz</translation>
    </message>
    <message>
        <source>Show the map</source>
        <translation>Pokaż mapę</translation>
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
        <source>Side {side}</source>
        <translation>Strona {side}</translation>
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
        <source>Skip</source>
        <translation>Zrezygnuj</translation>
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
        <source>skip the rolling</source>
        <translation>pomiń rzuty</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>powoli</translation>
    </message>
    <message>
        <source>Small deck: {suit}</source>
        <translation>Mała talia: {suit}</translation>
    </message>
    <message>
        <source>small decks</source>
        <translation>małe talie</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>Solstice</source>
        <translation>Przesilenie</translation>
    </message>
    <message>
        <source>Solstice of round {round}</source>
        <translation>Przesilenie rundy {round}</translation>
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
        <source>some only with so many players: {marks}</source>
        <translation>niektóre tylko przy tylu graczach: {marks}</translation>
    </message>
    <message>
        <source>Something on this card is reconstructed.</source>
        <translation>Coś na tej karcie jest odtworzone.</translation>
    </message>
    <message>
        <source>Something went wrong. Your last action was undone.</source>
        <translation>Coś poszło nie tak. Ostatnia akcja została cofnięta.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Źródło</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Źródła</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Spend Workers</source>
        <translation>Wydaj Robotników</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>wydane</translation>
    </message>
    <message>
        <source>Spheres</source>
        <translation>Sfery</translation>
    </message>
    <message>
        <source>Spheres by turn: {name}</source>
        <translation>Sfery tura po turze: {name}</translation>
    </message>
    <message>
        <source>Stage {number} of {of} of the journey.</source>
        <translation>Etap podróży: {number} z {of}.</translation>
    </message>
    <message>
        <source>stage {number}: the last one can end the game</source>
        <translation>etap {number}: ostatni może zakończyć grę</translation>
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
        <source>step {number} of {count}</source>
        <translation>krok {number} z {count}</translation>
    </message>
    <message>
        <source>step {step} of {count}</source>
        <translation>krok {step} z {count}</translation>
    </message>
    <message>
        <source>Still to move</source>
        <translation>Jeszcze do ruchu</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Odłóż</translation>
    </message>
    <message>
        <source>stored</source>
        <translation>odłożone</translation>
    </message>
    <message>
        <source>stores</source>
        <translation>przechowuje</translation>
    </message>
    <message>
        <source>strongest sphere</source>
        <translation>najsilniejsza sfera</translation>
    </message>
    <message>
        <source>Subtype or icon</source>
        <translation>Podtyp lub symbol</translation>
    </message>
    <message>
        <source>Suggest a move</source>
        <translation>Podpowiedz ruch</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>sunken</source>
        <translation>zatopione</translation>
    </message>
    <message>
        <source>sunken cards</source>
        <translation>karty zatopione</translation>
    </message>
    <message>
        <source>Sunken cards are out of play. They score at the end, but do not count as history.</source>
        <translation>Karty zatopione są poza grą. Na końcu dają punkty, ale nie liczą się jako historia.</translation>
    </message>
    <message>
        <source>Sunken cards: {count}.</source>
        <translation>Karty zatopione: {count}.</translation>
    </message>
    <message>
        <source>Sunken pile</source>
        <translation>Stos kart zatopionych</translation>
    </message>
    <message>
        <source>Swap tiles</source>
        <translation>Wymień żetony</translation>
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
        <source>take it</source>
        <translation>zabierz</translation>
    </message>
    <message>
        <source>take side A or B of your nation’s power card</source>
        <translation>wybierz stronę A albo B karty potęgi swojej nacji</translation>
    </message>
    <message>
        <source>Take the seat over</source>
        <translation>Przejmij miejsce</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>zajęta</translation>
    </message>
    <message>
        <source>Taken over until the end of the round.</source>
        <translation>Przejęta do końca rundy.</translation>
    </message>
    <message>
        <source>takes no part in this trade</source>
        <translation>nie bierze udziału w tej wymianie</translation>
    </message>
    <message>
        <source>takes now</source>
        <translation>bierze teraz</translation>
    </message>
    <message>
        <source>takes one of its three best moves at random</source>
        <translation>losuje jeden z trzech najlepszych ruchów</translation>
    </message>
    <message>
        <source>Texts, drawings and code are our own.</source>
        <translation>Teksty, rysunki i kod są własne.</translation>
    </message>
    <message>
        <source>The chain</source>
        <translation>Łańcuch</translation>
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
        <source>The fortress alone adds 5 and stops a hit, but it cannot move.</source>
        <translation>Sama forteca dodaje 5 i neguje trafienie, ale się nie rusza.</translation>
    </message>
    <message>
        <source>The last line was cut off while it was written. Everything before it is there.</source>
        <translation>Ostatni wiersz urwał się podczas zapisu. Wszystko przed nim jest na miejscu.</translation>
    </message>
    <message>
        <source>the last one, once played: scoring</source>
        <translation>ostatnia, gdy zagrana: punktacja</translation>
    </message>
    <message>
        <source>the legions stay where they stand</source>
        <translation>legiony stoją, gdzie stały</translation>
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
        <source>The next card will take</source>
        <translation>Następna karta zabierze</translation>
    </message>
    <message>
        <source>The next round is the last</source>
        <translation>Następna runda jest ostatnia</translation>
    </message>
    <message>
        <source>The offers are turned up</source>
        <translation>Oferty zostają odkryte</translation>
    </message>
    <message>
        <source>The open table</source>
        <translation>Jawny stół</translation>
    </message>
    <message>
        <source>the others by cards, then cities, titles and the sum of the tracks</source>
        <translation>pozostali według kart, potem miast, tytułów i sumy torów</translation>
    </message>
    <message>
        <source>The path</source>
        <translation>Szlak</translation>
    </message>
    <message>
        <source>the penalty for marks that are left</source>
        <translation>kara za pogardę, która została</translation>
    </message>
    <message>
        <source>The Picts attack</source>
        <translation>Piktowie atakują</translation>
    </message>
    <message>
        <source>The Picts attack {name}</source>
        <translation>Piktowie atakują: {name}</translation>
    </message>
    <message>
        <source>The Polish name is our own translation.</source>
        <translation>Polska nazwa to nasze tłumaczenie.</translation>
    </message>
    <message>
        <source>The printed rules leave a gap here, which this program fills.</source>
        <translation>Drukowane zasady zostawiają tu lukę, którą wypełnia ten program.</translation>
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
        <source>The race against the Collection: {name}</source>
        <translation>Wyścig z Kolekcją: {name}</translation>
    </message>
    <message>
        <source>The report could not be saved in {folder}. {why}</source>
        <translation>Nie udało się zapisać raportu w {folder}. {why}</translation>
    </message>
    <message>
        <source>The rest of the sheet</source>
        <translation>Reszta arkusza</translation>
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
        <source>The state card turns: empire cards can be played from now on, barbarian cards no longer.</source>
        <translation>Karta systemu się odwraca: odtąd można zagrywać karty imperialne, a barbarzyńskich już nie.</translation>
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
        <source>the three leadership tracks added up, at the end of each round</source>
        <translation>suma trzech torów przywództwa na koniec każdej rundy</translation>
    </message>
    <message>
        <source>The tracks</source>
        <translation>Tory</translation>
    </message>
    <message>
        <source>The Trade Leader chooses the number</source>
        <translation>Przywódca handlowy wybiera liczbę</translation>
    </message>
    <message numerus="yes">
        <source>The trader who wins takes {n} treasures</source>
        <translation>
            <numerusform>Zwycięski kupiec zabiera {n} skarb</numerusform>
            <numerusform>Zwycięski kupiec zabiera {n} skarby</numerusform>
            <numerusform>Zwycięski kupiec zabiera {n} skarbów</numerusform>
        </translation>
    </message>
    <message>
        <source>The trash is empty</source>
        <translation>Kosz jest pusty</translation>
    </message>
    <message>
        <source>The way up the ranks: {name}</source>
        <translation>Kolejne rangi: {name}</translation>
    </message>
    <message>
        <source>The weakest sphere counts</source>
        <translation>Liczy się najsłabsza sfera</translation>
    </message>
    <message>
        <source>the weakest sphere counts</source>
        <translation>liczy się najsłabsza sfera</translation>
    </message>
    <message>
        <source>the weakest sphere with its treasures, which decides</source>
        <translation>najsłabsza sfera razem ze skarbami: to ona decyduje</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Cała mapa</translation>
    </message>
    <message>
        <source>The words of the window cannot be read; they are in English instead.</source>
        <translation>Nie można odczytać słów tego okna, dlatego są po angielsku.</translation>
    </message>
    <message>
        <source>the world collapsed: fewest Unrest wins, then points</source>
        <translation>świat upadł: wygrywa najmniej Buntów, potem punkty</translation>
    </message>
    <message>
        <source>The world collapses: {names} share the victory with {unrest} Unrest</source>
        <translation>Upadek świata: wspólna wygrana ({names}), Bunty: {unrest}</translation>
    </message>
    <message>
        <source>The world collapses: {name} wins with {unrest} Unrest</source>
        <translation>Upadek świata: {name} wygrywa, Bunty: {unrest}</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>then King of Kings</source>
        <translation>potem Król królów</translation>
    </message>
    <message>
        <source>then: {question}</source>
        <translation>potem: {question}</translation>
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
        <source>third weakest sphere</source>
        <translation>trzecia najsłabsza sfera</translation>
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
        <source>This is the active quest: out of play, and nobody’s until it is won.</source>
        <translation>To aktywna misja: poza grą i niczyja, dopóki nie zostanie zdobyta.</translation>
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
        <source>This nation develops nothing.</source>
        <translation>Ta nacja niczego nie rozwija.</translation>
    </message>
    <message>
        <source>This nation develops nothing: it moves on by its journey.</source>
        <translation>Ta nacja niczego nie rozwija: posuwa się naprzód dzięki podróży.</translation>
    </message>
    <message>
        <source>This nation has no history: what would go there is discarded.</source>
        <translation>Ta nacja nie ma historii: co miałoby tam trafić, jest odrzucane.</translation>
    </message>
    <message>
        <source>This nation has no nation deck: nothing joins when its deck is shuffled anew.</source>
        <translation>Ta nacja nie ma talii nacji: przy tasowaniu talii nic do niej nie dochodzi.</translation>
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
        <source>ties: less Disdain, then more for Paths</source>
        <translation>remisy: mniej pogardy, potem więcej za Ścieżki</translation>
    </message>
    <message>
        <source>Ties: most unused Workers and Resources ({now}), then most cards in hand. §8.2</source>
        <translation>Remis: więcej niewykorzystanych Robotników i Surowców ({now}), potem więcej kart na ręce. §8.2</translation>
    </message>
    <message>
        <source>ties: the next weakest, and so on</source>
        <translation>przy remisie kolejna najsłabsza i tak dalej</translation>
    </message>
    <message>
        <source>ties: unused Workers and Resources, then cards in hand</source>
        <translation>remis: niewykorzystani Robotnicy i Surowce, potem karty na ręce</translation>
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
        <source>Titles</source>
        <translation>Tytuły</translation>
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
        <source>to {name}</source>
        <translation>ma {name}</translation>
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
        <source>Tokens</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Tokens gained: {name}</source>
        <translation>Zyskane żetony: {name}</translation>
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
        <source>Tracks</source>
        <translation>Tory</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Trade Leader · §5.1</source>
        <translation>Przywódca handlowy · §5.1</translation>
    </message>
    <message>
        <source>Trade tokens: {name}</source>
        <translation>Znaczniki wymiany: {name}</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Kosz</translation>
    </message>
    <message>
        <source>treasures</source>
        <translation>skarby</translation>
    </message>
    <message>
        <source>Treasures fall into place</source>
        <translation>Skarby trafiają na miejsce</translation>
    </message>
    <message>
        <source>Treasures, one by one</source>
        <translation>Skarby, jeden po drugim</translation>
    </message>
    <message>
        <source>tributaries</source>
        <translation>karty hołdu</translation>
    </message>
    <message>
        <source>Triremes</source>
        <translation>Triremy</translation>
    </message>
    <message>
        <source>triremes</source>
        <translation>triremy</translation>
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
        <source>Turn {turn} was the last.</source>
        <translation>Tura {turn} była ostatnia.</translation>
    </message>
    <message>
        <source>turned {number} of {count}</source>
        <translation>odkryto {number} z {count}</translation>
    </message>
    <message>
        <source>Two nations that win about equally often against each other</source>
        <translation>Dwie nacje, które wygrywają ze sobą mniej więcej po równo</translation>
    </message>
    <message>
        <source>two points for each</source>
        <translation>dwa punkty za każdą</translation>
    </message>
    <message>
        <source>two points less for each</source>
        <translation>dwa punkty mniej za każdy</translation>
    </message>
    <message>
        <source>Typefaces</source>
        <translation>Kroje pisma</translation>
    </message>
    <message>
        <source>uncivilised cards</source>
        <translation>karty archaiczne</translation>
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
        <source>Units</source>
        <translation>Jednostki</translation>
    </message>
    <message>
        <source>Units on the map: {name}</source>
        <translation>Jednostki na mapie: {name}</translation>
    </message>
    <message>
        <source>Units: {units}</source>
        <translation>Jednostki: {units}</translation>
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
        <source>Unrest</source>
        <translation>Bunty</translation>
    </message>
    <message>
        <source>Unrest pile</source>
        <translation>Stos Buntów</translation>
    </message>
    <message>
        <source>Unrest pile {count}: at 0 the world collapses</source>
        <translation>Stos Buntów {count}: przy 0 upadek świata</translation>
    </message>
    <message>
        <source>Unrest pile: {count}. When it is empty, the game ends at once in a collapse.</source>
        <translation>Stos Buntów: {count}. Gdy się opróżni, gra od razu kończy się upadkiem.</translation>
    </message>
    <message>
        <source>Unrest: {count}</source>
        <translation>Bunty: {count}</translation>
    </message>
    <message>
        <source>until I go on</source>
        <translation>do kliknięcia</translation>
    </message>
    <message>
        <source>unused goods</source>
        <translation>niewykorzystane dobra</translation>
    </message>
    <message>
        <source>up to three points for each of the six</source>
        <translation>do trzech punktów za każdą z sześciu</translation>
    </message>
    <message numerus="yes">
        <source>up to {n} buildings: their income and track points are yours</source>
        <translation>
            <numerusform>{n} budowla: jej dochód i miejsce na torze są twoje</numerusform>
            <numerusform>do {n} budowli: ich dochód i miejsca na torach są twoje</numerusform>
            <numerusform>do {n} budowli: ich dochód i miejsca na torach są twoje</numerusform>
        </translation>
    </message>
    <message>
        <source>Use {number} this round: {what}</source>
        <translation>Użycie {number} w tej rundzie: {what}</translation>
    </message>
    <message>
        <source>used</source>
        <translation>zużyty</translation>
    </message>
    <message>
        <source>used on card {numbers}</source>
        <translation>użyte na karcie {numbers}</translation>
    </message>
    <message>
        <source>used {number} in round {round}</source>
        <translation>{number} w rundzie {round}</translation>
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
        <source>victory points</source>
        <translation>punkty zwycięstwa</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Widok</translation>
    </message>
    <message>
        <source>Virtual player</source>
        <translation>Wirtualny gracz</translation>
    </message>
    <message>
        <source>Visit {number} this round: {what}</source>
        <translation>Odwiedziny {number} w tej rundzie: {what}</translation>
    </message>
    <message>
        <source>Vollkorn and Lato, SIL Open Font License</source>
        <translation>Vollkorn i Lato, SIL Open Font License</translation>
    </message>
    <message>
        <source>waiting: {waiting}, on the board: {standing}</source>
        <translation>czeka: {waiting}, na planszy: {standing}</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>czeka</translation>
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
        <source>War</source>
        <translation>Konflikt zewnętrzny</translation>
    </message>
    <message>
        <source>war lost: {leaders}</source>
        <translation>przegrany konflikt: {leaders}</translation>
    </message>
    <message>
        <source>War of the {leaders}</source>
        <translation>Konflikt zewnętrzny ({leaders})</translation>
    </message>
    <message>
        <source>war won: {leaders}</source>
        <translation>wygrany konflikt: {leaders}</translation>
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
        <source>weakest</source>
        <translation>najsłabsza</translation>
    </message>
    <message>
        <source>weakest sphere</source>
        <translation>najsłabsza sfera</translation>
    </message>
    <message>
        <source>What could happen here</source>
        <translation>Co może się tu wydarzyć</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Co rozstrzygnęło</translation>
    </message>
    <message>
        <source>What do you build?</source>
        <translation>Co budujesz?</translation>
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
        <source>What I have twice</source>
        <translation>To, co mam podwójnie</translation>
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
        <source>What the card does is reconstructed, wholly or in part.</source>
        <translation>Działanie karty odtworzono w całości lub w części.</translation>
    </message>
    <message>
        <source>What the marks mean</source>
        <translation>Co znaczą znaki</translation>
    </message>
    <message>
        <source>what was counted at the end of each Year, and the points for it §9.3</source>
        <translation>stan na koniec każdego Roku i punkty za niego §9.3</translation>
    </message>
    <message>
        <source>What was scored during the rounds, and the Locations of the Empire. §8.1</source>
        <translation>Punkty zdobyte w rundach i Lokacje w Imperium. §8.1</translation>
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
        <source>When it is empty, the world collapses at once: fewest Unrest wins.</source>
        <translation>Gdy się skończy, świat od razu upada: wygrywa najmniej Buntów.</translation>
    </message>
    <message>
        <source>When it runs out, scoring is triggered: the next round is the last.</source>
        <translation>Gdy się skończy, następna runda jest ostatnia i po niej jest punktacja.</translation>
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
        <source>Whenever its deck runs out an empire may develop a card for an exhaust token.</source>
        <translation>Gdy skończy się talia, imperium może rozwinąć kartę za żeton zaznaczenia.</translation>
    </message>
    <message>
        <source>Which card becomes your Path?</source>
        <translation>Która karta będzie Ścieżką?</translation>
    </message>
    <message>
        <source>Which chart</source>
        <translation>Który wykres</translation>
    </message>
    <message>
        <source>Which rank?</source>
        <translation>Jaki stopień?</translation>
    </message>
    <message>
        <source>Which war comes first?</source>
        <translation>Który konflikt najpierw?</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Kto wygrywa?</translation>
    </message>
    <message>
        <source>who is highest on a track holds its title</source>
        <translation>kto jest najwyżej na torze, ma jego tytuł</translation>
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
        <source>who took what</source>
        <translation>kto co wziął</translation>
    </message>
    <message>
        <source>Who was ahead when</source>
        <translation>Kto kiedy prowadził</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation>Kto wygrywa</translation>
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
        <source>Why lost?</source>
        <translation>Dlaczego przegrana?</translation>
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
        <source>Without treasures the first place would go to {names}.</source>
        <translation>Bez skarbów pierwsze miejsce: {names}.</translation>
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
        <source>won with more Faction Locations than cards in the Collection</source>
        <translation>wygrana, gdy Lokacji Frakcyjnych jest więcej niż kart w Kolekcji</translation>
    </message>
    <message>
        <source>won, and its challenge met</source>
        <translation>zdobyty, z wyzwaniem</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Robotnicy</translation>
    </message>
    <message>
        <source>Workers and Resources: {count}</source>
        <translation>Robotnicy i Surowce: {count}</translation>
    </message>
    <message>
        <source>Workers and resources: {name}</source>
        <translation>Robotnicy i surowce: {name}</translation>
    </message>
    <message>
        <source>Worth now: {points}</source>
        <translation>Warta teraz: {points}</translation>
    </message>
    <message>
        <source>would change nothing</source>
        <translation>niczego nie zmieni</translation>
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
        <source>Year and attack cards</source>
        <translation>Rok i karty ataku</translation>
    </message>
    <message>
        <source>Year ended</source>
        <translation>Rok zakończony</translation>
    </message>
    <message>
        <source>Year {year}</source>
        <translation>Rok {year}</translation>
    </message>
    <message>
        <source>year {year}</source>
        <translation>rok {year}</translation>
    </message>
    <message>
        <source>Year {year} of {years}</source>
        <translation>Rok {year} z {years}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
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
        <source>You alone remain: **{chance}**</source>
        <translation>Zostajesz tylko ty: **{chance}**</translation>
    </message>
    <message>
        <source>You are ahead.</source>
        <translation>Prowadzisz.</translation>
    </message>
    <message>
        <source>You attack and hold {stock}.</source>
        <translation>Atakujesz i masz {stock}.</translation>
    </message>
    <message>
        <source>You can no longer play</source>
        <translation>Już nie możesz zagrywać</translation>
    </message>
    <message>
        <source>You can play on. An error report, with no names in it, helps us fix this.</source>
        <translation>Możesz grać dalej. Raport, bez niczyich imion, pomoże naprawić błąd.</translation>
    </message>
    <message>
        <source>You have corrected this card.</source>
        <translation>Ta karta ma twoje poprawki.</translation>
    </message>
    <message>
        <source>You have no Common Location.</source>
        <translation>Nie masz Lokacji Zwykłych.</translation>
    </message>
    <message>
        <source>you have {count}</source>
        <translation>masz: {count}</translation>
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
        <source>You may build a monument.</source>
        <translation>Można wybudować monument.</translation>
    </message>
    <message>
        <source>You need more Locations than cards.</source>
        <translation>Lokacji musi być więcej niż kart.</translation>
    </message>
    <message>
        <source>You open the match.</source>
        <translation>Zaczynasz partię.</translation>
    </message>
    <message>
        <source>you win with more Faction Locations than cards in the Collection §11.1</source>
        <translation>wygrywasz, gdy Lokacji Frakcyjnych jest więcej niż kart w Kolekcji §11.1</translation>
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
        <source>Your best square, {square}, has {own} {icon} beside it, the rival {rival}. You hold {held}.</source>
        <translation>Twoje najlepsze pole, {square}, ma obok {own} {icon}, rywal {rival}. Masz {held}.</translation>
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
        <source>Your development</source>
        <translation>Twój rozwój</translation>
    </message>
    <message>
        <source>your Faction</source>
        <translation>twoje Frakcyjne</translation>
    </message>
    <message>
        <source>Your journey</source>
        <translation>Twoja podróż</translation>
    </message>
    <message>
        <source>Your kingdom</source>
        <translation>Twoje królestwo</translation>
    </message>
    <message>
        <source>Your nation deck</source>
        <translation>Twoja talia nacji</translation>
    </message>
    <message>
        <source>Your Paths</source>
        <translation>Twoje Ścieżki</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Twoje punkty</translation>
    </message>
    <message>
        <source>Your quests</source>
        <translation>Twoje misje</translation>
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
        <source>Your workers and resources</source>
        <translation>Twoi robotnicy i surowce</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>twoja</translation>
    </message>
    <message>
        <source>yours from round {round} on, if triremes connect it to you then</source>
        <translation>twoja od rundy {round}, jeśli połączą ją z tobą triremy</translation>
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
        <source>{area}, box {number}</source>
        <translation>{area}, pole {number}</translation>
    </message>
    <message>
        <source>{area}, {cell}</source>
        <translation>{area}, {cell}</translation>
    </message>
    <message>
        <source>{board} on the board, {added} added</source>
        <translation>{board} na planszy, {added} dołożone</translation>
    </message>
    <message>
        <source>{card} goes to the Collection</source>
        <translation>{card} trafia do Kolekcji</translation>
    </message>
    <message>
        <source>{card}: what do you do with this card?</source>
        <translation>{card}: co zrobić z tą kartą?</translation>
    </message>
    <message>
        <source>{count} for items on neutral cards</source>
        <translation>{count} za przedmioty na kartach neutralnych</translation>
    </message>
    <message>
        <source>{count} for the Year</source>
        <translation>{count} za rok</translation>
    </message>
    <message>
        <source>{count} for this seat alone</source>
        <translation>{count} tylko dla tej osoby</translation>
    </message>
    <message>
        <source>{count} of {all} boxes are filled.</source>
        <translation>Wykreślone pola: {count} z {all}.</translation>
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
        <source>{earned} items received, {spent} spent</source>
        <translation>otrzymano: {earned}, wydano: {spent}</translation>
    </message>
    <message>
        <source>{earned} of {count} stars on the path</source>
        <translation>{earned} z {count} gwiazdek na szlaku</translation>
    </message>
    <message>
        <source>{empire} loses nothing</source>
        <translation>{empire} nic nie traci</translation>
    </message>
    <message>
        <source>{empire} loses {lost} of {all}</source>
        <translation>{empire} traci {lost} z {all}</translation>
    </message>
    <message>
        <source>{empire} loses {lost} of {all}: which?</source>
        <translation>{empire} traci {lost} z {all}: co?</translation>
    </message>
    <message>
        <source>{empire}: {have} of {needed} cards. Fame threatens in phase 3.</source>
        <translation>{empire}: karty {have} z {needed}. W fazie 3 grozi Sława.</translation>
    </message>
    <message>
        <source>{empire}: {have} of {needed} cities. Conquest threatens at the end of phase 4.</source>
        <translation>{empire}: miasta {have} z {needed}. Na końcu fazy 4 grozi Podbój.</translation>
    </message>
    <message>
        <source>{empire}: {have} of {needed} titles. Leadership threatens in phase 5.</source>
        <translation>{empire}: tytuły {have} z {needed}. W fazie 5 grozi Przywództwo.</translation>
    </message>
    <message>
        <source>{filter}: all</source>
        <translation>{filter}: wszystko</translation>
    </message>
    <message>
        <source>{goods}: both stand in its Raze field.</source>
        <translation>{goods}: oba są na jej polu Plądrowania.</translation>
    </message>
    <message>
        <source>{goods}: no Raze field has it together with a card of the queue.</source>
        <translation>{goods}: żadne pole Plądrowania nie ma go razem z kartą z kolejki.</translation>
    </message>
    <message>
        <source>{goods}: two cards with points take a Faction Location.</source>
        <translation>{goods}: dwie karty z punktami zabierają Lokację Frakcyjną.</translation>
    </message>
    <message>
        <source>{have} of {needed} for Fame</source>
        <translation>{have} z {needed} do Sławy</translation>
    </message>
    <message>
        <source>{have} of {needed} titles</source>
        <translation>tytuły: {have} z {needed}</translation>
    </message>
    <message>
        <source>{have} of {price}</source>
        <translation>{have} z {price}</translation>
    </message>
    <message>
        <source>{hits}, the fortress stops one</source>
        <translation>{hits}, forteca neguje jedno</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} godz.</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} godz. {minutes} min</translation>
    </message>
    <message numerus="yes">
        <source>{icon} **{n} treasures**: in the end each is a point of your weakest colour. §12.2</source>
        <translation>
            <numerusform>{icon} **{n} skarb**: na końcu to punkt twojego najsłabszego koloru. §12.2</numerusform>
            <numerusform>{icon} **{n} skarby**: na końcu każdy to punkt twojego najsłabszego koloru. §12.2</numerusform>
            <numerusform>{icon} **{n} skarbów**: na końcu każdy to punkt twojego najsłabszego koloru. §12.2</numerusform>
        </translation>
    </message>
    <message>
        <source>{icon} a treasure is one point of any colour; the program places it, the best way is never in doubt §12.2</source>
        <translation>{icon} skarb to jeden punkt dowolnego koloru; program sam go dokłada, bo zawsze wiadomo, gdzie najlepiej §12.2</translation>
    </message>
    <message>
        <source>{icon} No treasures yet. §8.4</source>
        <translation>{icon} Na razie bez skarbów. §8.4</translation>
    </message>
    <message>
        <source>{icon} Points and treasures of the others stay behind their screens to the end. §1.7</source>
        <translation>{icon} Punkty i skarby pozostałych są do końca za parawanami. §1.7</translation>
    </message>
    <message>
        <source>{icon} small number: how many tokens or cards give these points</source>
        <translation>{icon} mała liczba: ile żetonów lub kart daje te punkty</translation>
    </message>
    <message>
        <source>{icon} small number: rounds in which points were scored</source>
        <translation>{icon} mała liczba: rundy, w których zdobyto punkty</translation>
    </message>
    <message>
        <source>{icon} the numbers are the Years of the Paths §9.3</source>
        <translation>{icon} liczby to lata Ścieżek §9.3</translation>
    </message>
    <message>
        <source>{income}, a new kind</source>
        <translation>{income}, nowy rodzaj</translation>
    </message>
    <message>
        <source>{item} (free)</source>
        <translation>{item} (za darmo)</translation>
    </message>
    <message>
        <source>{leader} in front of you</source>
        <translation>{leader} przed tobą</translation>
    </message>
    <message>
        <source>{leader} on {square}</source>
        <translation>{leader} na {square}</translation>
    </message>
    <message>
        <source>{left} of {all}</source>
        <translation>{left} z {all}</translation>
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
        <source>{names} share the victory by Conquest</source>
        <translation>Wspólne zwycięstwo przez Podbój: {names}</translation>
    </message>
    <message>
        <source>{names} share the victory by Fame</source>
        <translation>Wspólne zwycięstwo przez Sławę: {names}</translation>
    </message>
    <message>
        <source>{names} share the victory by Leadership</source>
        <translation>Wspólne zwycięstwo przez Przywództwo: {names}</translation>
    </message>
    <message>
        <source>{names} share the victory by Prestige</source>
        <translation>Wspólne zwycięstwo przez Prestiż: {names}</translation>
    </message>
    <message>
        <source>{names} share the victory with {points} points</source>
        <translation>{names} dzielą zwycięstwo z wynikiem {points}</translation>
    </message>
    <message>
        <source>{names} share the victory: their weakest sphere is {points}</source>
        <translation>Wspólne zwycięstwo: {names}. Najsłabsza sfera to {points}</translation>
    </message>
    <message>
        <source>{names} wins by Conquest: four great cities</source>
        <translation>{names} wygrywa przez Podbój: cztery wielkie miasta</translation>
    </message>
    <message>
        <source>{names} wins by Fame: five heroes and wonders</source>
        <translation>{names} wygrywa przez Sławę: pięć kart bohaterów i cudów</translation>
    </message>
    <message>
        <source>{names} wins by Leadership: all three titles</source>
        <translation>{names} wygrywa przez Przywództwo: wszystkie trzy tytuły</translation>
    </message>
    <message>
        <source>{names} wins by Prestige: the Pyramids stand</source>
        <translation>{names} wygrywa przez Prestiż: stoją piramidy</translation>
    </message>
    <message>
        <source>{name} attacks</source>
        <translation>atakuje {name}</translation>
    </message>
    <message>
        <source>{name} attacks {rival}.</source>
        <translation>Atakuje {name}, broni się {rival}.</translation>
    </message>
    <message>
        <source>{name} attacks; you hold {stock}.</source>
        <translation>Atakuje {name}; masz {stock}.</translation>
    </message>
    <message>
        <source>{name} becomes {rank} with {points} points</source>
        <translation>{name}, stopień: {rank}, punkty: {points}</translation>
    </message>
    <message>
        <source>{name} builds the {monument} {icon}</source>
        <translation>{name} buduje {monument} {icon}</translation>
    </message>
    <message numerus="yes">
        <source>{name} collected {n} resources.</source>
        <translation>
            <numerusform>{name}: zebrany {n} zasób.</numerusform>
            <numerusform>{name}: zebrane {n} zasoby.</numerusform>
            <numerusform>{name}: zebrane zasoby: {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} cuts a kingdom in two with a catastrophe {icon} on {square} (leaders: {names})</source>
        <translation>{name} dzieli królestwo katastrofą {icon} na {square} (przywódcy: {names})</translation>
    </message>
    <message>
        <source>{name} defends</source>
        <translation>broni się {name}</translation>
    </message>
    <message>
        <source>{name} gains the last point of {icon}, and in the end it is the one that counts</source>
        <translation>{name} zdobywa ostatni punkt {icon}: to on liczy się na końcu</translation>
    </message>
    <message>
        <source>{name} gains {what}</source>
        <translation>{name} otrzymuje {what}</translation>
    </message>
    <message>
        <source>{name} holds {points} points: {ending}</source>
        <translation>{name}, punkty: {points}. {ending}</translation>
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
        <source>{name} leads by {worth} points to {behind}.</source>
        <translation>{name} prowadzi: punkty {worth} do {behind}.</translation>
    </message>
    <message>
        <source>{name} leads from turn {turn} to the end.</source>
        <translation>{name} prowadzi od tury {turn} do końca.</translation>
    </message>
    <message>
        <source>{name} loses against the Collection</source>
        <translation>{name} przegrywa z Kolekcją</translation>
    </message>
    <message>
        <source>{name} occupies it: its income and track points go there.</source>
        <translation>Okupuje: {name}. Tam trafia dochód i liczą się miejsca na torach.</translation>
    </message>
    <message>
        <source>{name} occupies the control marker since round {round}.</source>
        <translation>{name} okupuje znacznik kontroli od rundy {round}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} places {n} treasures: the weakest sphere rises from {before} to {after}.</source>
        <translation>
            <numerusform>{name} dokłada {n} skarb: najsłabsza sfera rośnie z {before} do {after}.</numerusform>
            <numerusform>{name} dokłada {n} skarby: najsłabsza sfera rośnie z {before} do {after}.</numerusform>
            <numerusform>{name} dokłada {n} skarbów: najsłabsza sfera rośnie z {before} do {after}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} plays against you</source>
        <translation>Zagranie przeciwko tobie ({name})</translation>
    </message>
    <message>
        <source>{name} plays…</source>
        <translation>Gra: {name}…</translation>
    </message>
    <message>
        <source>{name} takes next.</source>
        <translation>{name} wybiera w następnej kolejności.</translation>
    </message>
    <message>
        <source>{name} takes the lead and keeps it to the end</source>
        <translation>{name} obejmuje prowadzenie i utrzymuje je do końca</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes {n} treasures</source>
        <translation>
            <numerusform>{name} zabiera {n} skarb</numerusform>
            <numerusform>{name} zabiera {n} skarby</numerusform>
            <numerusform>{name} zabiera {n} skarbów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes {n} treasures {icon}</source>
        <translation>
            <numerusform>{name} zabiera {n} skarb {icon}</numerusform>
            <numerusform>{name} zabiera {n} skarby {icon}</numerusform>
            <numerusform>{name} zabiera {n} skarbów {icon}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} wygrywa partię</translation>
    </message>
    <message>
        <source>{name} wins the revolt of the {leaders} against {rival}, {strength}:{rival_strength}</source>
        <translation>Konflikt wewnętrzny ({leaders}): {name} {strength}, {rival} {rival_strength}; wygrywa {name}</translation>
    </message>
    <message>
        <source>{name} wins the war of the {leaders} against {rival}, {strength}:{rival_strength}, and gains {points}</source>
        <translation>Konflikt zewnętrzny ({leaders}): {name} {strength}, {rival} {rival_strength}; {name} zdobywa {points}</translation>
    </message>
    <message>
        <source>{name} wins with {points} points</source>
        <translation>{name} wygrywa z wynikiem {points}</translation>
    </message>
    <message>
        <source>{name} wins without a treasure.</source>
        <translation>{name} wygrywa bez żadnego skarbu.</translation>
    </message>
    <message>
        <source>{name} wins: the {dynasty}’s weakest sphere is {points}</source>
        <translation>Wygrywa {name}: najsłabsza sfera dynastii {dynasty} to {points}</translation>
    </message>
    <message>
        <source>{name}: an empire</source>
        <translation>{name}: imperium</translation>
    </message>
    <message>
        <source>{name}: most points from {what}, {points}.</source>
        <translation>{name} – skąd najwięcej punktów: {what} ({points}).</translation>
    </message>
    <message>
        <source>{name}: take {number}</source>
        <translation>{name}: wybór {number}</translation>
    </message>
    <message>
        <source>{name}: the active quest ({quest}) belongs to nobody and scores nothing. §22.1</source>
        <translation>{name}: aktywna misja ({quest}) jest niczyja i nie daje punktów. §22.1</translation>
    </message>
    <message>
        <source>{name}: the best round, {points} points.</source>
        <translation>{name}: najlepsza runda, punkty: {points}.</translation>
    </message>
    <message>
        <source>{name}: the strongest attribute is {attribute} with {points}.</source>
        <translation>{name}: najsilniejszy atrybut to {attribute}, {points}.</translation>
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
        <source>{n} actions</source>
        <translation>
            <numerusform>{n} akcja</numerusform>
            <numerusform>{n} akcje</numerusform>
            <numerusform>{n} akcji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} attacks get through.</source>
        <translation>
            <numerusform>Przedziera się {n} atak.</numerusform>
            <numerusform>Przedzierają się {n} ataki.</numerusform>
            <numerusform>Przedziera się {n} ataków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} battles</source>
        <translation>
            <numerusform>{n} bitwa</numerusform>
            <numerusform>{n} bitwy</numerusform>
            <numerusform>{n} bitew</numerusform>
        </translation>
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
        <source>{n} cards</source>
        <translation>
            <numerusform>{n} karta</numerusform>
            <numerusform>{n} karty</numerusform>
            <numerusform>{n} kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards drawn</source>
        <translation>
            <numerusform>dobrana {n} karta</numerusform>
            <numerusform>dobrane {n} karty</numerusform>
            <numerusform>dobranych {n} kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards from the market</source>
        <translation>
            <numerusform>{n} karta z rynku</numerusform>
            <numerusform>{n} karty z rynku</numerusform>
            <numerusform>{n} kart z rynku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards played</source>
        <translation>
            <numerusform>{n} zagrana karta</numerusform>
            <numerusform>{n} zagrane karty</numerusform>
            <numerusform>{n} zagranych kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} catastrophes</source>
        <translation>
            <numerusform>{n} katastrofa</numerusform>
            <numerusform>{n} katastrofy</numerusform>
            <numerusform>{n} katastrof</numerusform>
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
        <source>{n} coins</source>
        <translation>
            <numerusform>{n} moneta</numerusform>
            <numerusform>{n} monety</numerusform>
            <numerusform>{n} monet</numerusform>
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
        <source>{n} copies in the box</source>
        <translation>
            <numerusform>{n} egzemplarz w pudełku</numerusform>
            <numerusform>{n} egzemplarze w pudełku</numerusform>
            <numerusform>{n} egzemplarzy w pudełku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} copies in the deck</source>
        <translation>
            <numerusform>{n} egzemplarz w talii</numerusform>
            <numerusform>{n} egzemplarze w talii</numerusform>
            <numerusform>{n} egzemplarzy w talii</numerusform>
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
        <source>{n} dice</source>
        <translation>
            <numerusform>{n} kość</numerusform>
            <numerusform>{n} kości</numerusform>
            <numerusform>{n} kości</numerusform>
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
        <source>{n} Fate cards</source>
        <translation>
            <numerusform>{n} karta Losu</numerusform>
            <numerusform>{n} karty Losu</numerusform>
            <numerusform>{n} kart Losu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} get through</source>
        <translation>
            <numerusform>przedziera się {n}</numerusform>
            <numerusform>przedzierają się {n}</numerusform>
            <numerusform>przedziera się {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} goods produced</source>
        <translation>
            <numerusform>{n} wyprodukowane dobro</numerusform>
            <numerusform>{n} wyprodukowane dobra</numerusform>
            <numerusform>{n} wyprodukowanych dóbr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} highlighted</source>
        <translation>
            <numerusform>{n} podświetlone</numerusform>
            <numerusform>{n} podświetlone</numerusform>
            <numerusform>{n} podświetlonych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} hits</source>
        <translation>
            <numerusform>{n} trafienie</numerusform>
            <numerusform>{n} trafienia</numerusform>
            <numerusform>{n} trafień</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} kinds of goods</source>
        <translation>
            <numerusform>{n} rodzaj towarów</numerusform>
            <numerusform>{n} rodzaje towarów</numerusform>
            <numerusform>{n} rodzajów towarów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} leaders on the board</source>
        <translation>
            <numerusform>{n} przywódca na planszy</numerusform>
            <numerusform>{n} przywódców na planszy</numerusform>
            <numerusform>{n} przywódców na planszy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} left</source>
        <translation>
            <numerusform>została {n}</numerusform>
            <numerusform>zostały {n}</numerusform>
            <numerusform>zostało {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} Locations stand</source>
        <translation>
            <numerusform>stoi {n} Lokacja</numerusform>
            <numerusform>stoją {n} Lokacje</numerusform>
            <numerusform>stoi {n} Lokacji</numerusform>
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
        <source>{n} monuments</source>
        <translation>
            <numerusform>{n} monument</numerusform>
            <numerusform>{n} monumenty</numerusform>
            <numerusform>{n} monumentów</numerusform>
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
        <source>{n} provinces</source>
        <translation>
            <numerusform>{n} prowincja</numerusform>
            <numerusform>{n} prowincje</numerusform>
            <numerusform>{n} prowincji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} provinces have an owner</source>
        <translation>
            <numerusform>{n} prowincja ma właściciela</numerusform>
            <numerusform>{n} prowincje mają właściciela</numerusform>
            <numerusform>{n} prowincji ma właściciela</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} Resources</source>
        <translation>
            <numerusform>{n} Surowiec</numerusform>
            <numerusform>{n} Surowce</numerusform>
            <numerusform>{n} Surowców</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} revolts</source>
        <translation>
            <numerusform>{n} konflikt wewnętrzny</numerusform>
            <numerusform>{n} konflikty wewnętrzne</numerusform>
            <numerusform>{n} konfliktów wewnętrznych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rounds</source>
        <translation>
            <numerusform>{n} runda</numerusform>
            <numerusform>{n} rundy</numerusform>
            <numerusform>{n} rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} sites</source>
        <translation>
            <numerusform>{n} miejsce</numerusform>
            <numerusform>{n} miejsca</numerusform>
            <numerusform>{n} miejsc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} squares</source>
        <translation>
            <numerusform>{n} pole</numerusform>
            <numerusform>{n} pola</numerusform>
            <numerusform>{n} pól</numerusform>
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
    <message numerus="yes">
        <source>{n} stored here</source>
        <translation>
            <numerusform>odłożone tutaj: {n}</numerusform>
            <numerusform>odłożone tutaj: {n}</numerusform>
            <numerusform>odłożonych tutaj: {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tiles</source>
        <translation>
            <numerusform>{n} żeton</numerusform>
            <numerusform>{n} żetony</numerusform>
            <numerusform>{n} żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tiles behind your screen</source>
        <translation>
            <numerusform>{n} żeton za parawanem</numerusform>
            <numerusform>{n} żetony za parawanem</numerusform>
            <numerusform>{n} żetonów za parawanem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} tokens were gained on the way.</source>
        <translation>
            <numerusform>Po drodze zyskany {n} żeton.</numerusform>
            <numerusform>Po drodze zyskane {n} żetony.</numerusform>
            <numerusform>Po drodze zyskanych {n} żetonów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} treasures</source>
        <translation>
            <numerusform>{n} skarb</numerusform>
            <numerusform>{n} skarby</numerusform>
            <numerusform>{n} skarbów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} treasures lie on temples: a trader whose kingdom has two takes one.</source>
        <translation>
            <numerusform>Na świątyni leży {n} skarb: kupiec, w którego królestwie są dwa, zabiera jeden.</numerusform>
            <numerusform>Na świątyniach leżą {n} skarby: kupiec, w którego królestwie są dwa, zabiera jeden.</numerusform>
            <numerusform>Na świątyniach leży {n} skarbów: kupiec, w którego królestwie są dwa, zabiera jeden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} turns</source>
        <translation>
            <numerusform>{n} tura</numerusform>
            <numerusform>{n} tury</numerusform>
            <numerusform>{n} tur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} VP at the end</source>
        <translation>
            <numerusform>{n} PZ na koniec</numerusform>
            <numerusform>{n} PZ na koniec</numerusform>
            <numerusform>{n} PZ na koniec</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wars</source>
        <translation>
            <numerusform>{n} konflikt zewnętrzny</numerusform>
            <numerusform>{n} konflikty zewnętrzne</numerusform>
            <numerusform>{n} konfliktów zewnętrznych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} years</source>
        <translation>
            <numerusform>{n} rok</numerusform>
            <numerusform>{n} lata</numerusform>
            <numerusform>{n} lat</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} lub {other}</translation>
    </message>
    <message>
        <source>{ours} against {theirs} ({rival})</source>
        <translation>{ours} przeciw {theirs} ({rival})</translation>
    </message>
    <message>
        <source>{place}: both fleets remain</source>
        <translation>{place}: obie floty zostają</translation>
    </message>
    <message>
        <source>{place}: nobody remains</source>
        <translation>{place}: nikt nie zostaje</translation>
    </message>
    <message>
        <source>{place}: still at war</source>
        <translation>{place}: wojna trwa</translation>
    </message>
    <message>
        <source>{place}: the attack is beaten off</source>
        <translation>{place}: atak odparty</translation>
    </message>
    <message>
        <source>{place}: {empire} alone remains</source>
        <translation>{place}: zostaje tylko {empire}</translation>
    </message>
    <message>
        <source>{points} points: {rank}.</source>
        <translation>Punkty: {points}, stopień: {rank}.</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points} PZ</translation>
    </message>
    <message>
        <source>{points} VP scored, {now} with Locations</source>
        <translation>zdobyte {points} PZ, razem z Lokacjami {now}</translation>
    </message>
    <message>
        <source>{points} VP · {rank} from {least}</source>
        <translation>{points} PZ · {rank} od {least}</translation>
    </message>
    <message>
        <source>{province} conquered: what now?</source>
        <translation>Podbita prowincja ({province}): co dalej?</translation>
    </message>
    <message>
        <source>{reached}: {points} VP</source>
        <translation>{reached}: {points} PZ</translation>
    </message>
    <message>
        <source>{site} (free)</source>
        <translation>{site} (wolne miejsce)</translation>
    </message>
    <message>
        <source>{spent} of {earned} workers and resources were used.</source>
        <translation>Otrzymani robotnicy i surowce: {earned}, wykorzystani: {spent}.</translation>
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
    <message numerus="yes">
        <source>{tile}: {n} squares to choose from</source>
        <translation>
            <numerusform>{tile}: {n} pole do wyboru</numerusform>
            <numerusform>{tile}: {n} pola do wyboru</numerusform>
            <numerusform>{tile}: {n} pól do wyboru</numerusform>
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
        <source>{token} from {name}</source>
        <translation>{token} (oferta: {name})</translation>
    </message>
    <message>
        <source>{turn}: {name} is to decide</source>
        <translation>{turn}: decyduje {name}</translation>
    </message>
    <message>
        <source>{what}: {have} for {name}, at most {most} for anybody else.</source>
        <translation>{what}: {name} ma {have}, kto inny najwyżej {most}.</translation>
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
        <source>{written} of the {printed} cards of this deck can be played.</source>
        <translation>Z tej talii można grać {written} z {printed} kart.</translation>
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
