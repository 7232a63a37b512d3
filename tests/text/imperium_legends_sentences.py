"""What cards of Imperium: Legends say, in English and Polish, read against their files by a person."""

SENTENCES: dict[str, tuple[str, str]] = {
    "legends_imperial": (
        "Choose one: break through for an uncivilised, civilised, region or tributary card from the market, its "
        "decks or the exile pile; or put this card into your history.",
        "Wybierz jedno: podporządkuj kartę archaiczną, cywilizowaną, region lub kartę hołdu z rynku, z jego "
        "talii lub ze stosu kart usuniętych; albo przenieś tę kartę do historii.",
    ),
    "legends_outstanding": (
        "Put up to 2 cards from your discard pile into your history.",
        "Przenieś najwyżej 2 karty ze stosu kart odrzuconych do historii.",
    ),
    "legends_acclaimed": (
        "Break through for a card with variable VP. Put this card into your history.",
        "Podporządkuj kartę o zmiennej wartości. Przenieś tę kartę do historii.",
    ),
    "legends_fortunate_isle": (
        "Acquire an uncivilised, civilised, region or tributary card. Exile this card.",
        "Zdobądź kartę archaiczną, cywilizowaną, region lub kartę hołdu. Usuń tę kartę.",
    ),
    "legends_highlands": (
        "Exile a card from the market. You may garrison a card from your hand here. Solstice: gain 2 population. "
        "Discard a card.",
        "Usuń kartę z rynku. Możesz umieścić kartę z ręki w tym garnizonie. Przesilenie: zyskaj 2 populacje. "
        "Odrzuć kartę.",
    ),
    "legends_fortified_region": (
        "Exile a card from the market. You may garrison a card from your hand here. Exhaust when another player "
        "plays an attack: pay 1 population to ignore the attack.",
        "Usuń kartę z rynku. Możesz umieścić kartę z ręki w tym garnizonie. Zaznacz, gdy inny gracz zagrywa "
        "atak: zapłać 1 populację, aby zignorować atak.",
    ),
    "legends_mining": (
        "Exhaust: abandon a region to gain 1 progress; if that card does not show a production icon, gain 1 progress.",
        "Zaznacz: porzuć region, aby zyskać 1 postęp; jeżeli porzucona karta nie ma symbolu produkcji, zyskaj 1 "
        "postęp.",
    ),
    "legends_elders": (
        "Choose one: acquire an uncivilised card; or break through for an uncivilised card, then each other "
        "player gains 1 progress.",
        "Wybierz jedno: zdobądź kartę archaiczną; albo podporządkuj kartę archaiczną, potem każdy inny gracz "
        "zyskuje 1 postęp.",
    ),
    "legends_religion": (
        "Exhaust: gain 1 action. Solstice: take an Unrest or pay 3 material.",
        "Zaznacz: zyskaj 1 akcję. Przesilenie: weź Bunt albo zapłać 3 zasoby.",
    ),
    "legends_domestication": (
        "Exhaust when a card in play with a fertile land brings you material: gain 1 progress.",
        "Zaznacz, gdy zyskujesz zasób dzięki karcie w grze, która ma żyzną ziemię: zyskaj 1 postęp.",
    ),
    "legends_qanat": (
        "Exhaust: count a river you have in play as 3 production icons until the end of the turn.",
        "Zaznacz: licz rzekę w grze jako 3 symbole produkcji do końca tury.",
    ),
    "legends_road_building": (
        "You may play “Conquer” even as an empire. Solstice: gain 2 material.",
        "Możesz zagrać kartę „Podbój”, nawet gdy masz imperium. Przesilenie: zyskaj 2 zasoby.",
    ),
    "legends_art": (
        "Solstice: if you are barbarians, you may pay 1 material to return an Unrest from your hand. If you are "
        "an empire, you may pay 3 material to gain 1 progress.",
        "Przesilenie: jeżeli prowadzisz barbarzyńców, możesz zapłacić 1 zasób, aby zwrócić Bunt z ręki. Jeżeli "
        "masz imperium, możesz zapłacić 3 zasoby, aby zyskać 1 postęp.",
    ),
    "legends_astronomy": (
        "Exhaust when you acquire a region: gain 1 progress. Solstice: you may take a region from your discard "
        "pile into your hand.",
        "Zaznacz, gdy zdobywasz region: zyskaj 1 postęp. Przesilenie: możesz wziąć na rękę region ze stosu kart "
        "odrzuconych.",
    ),
    "legends_cartography": (
        "When you acquire a region or tributary card, you may also choose from the exile pile.",
        "Gdy zdobywasz region lub kartę hołdu, możesz wziąć kartę także ze stosu kart usuniętych.",
    ),
    "legends_masonry": (
        "You may play a city or metropolis without an action, each once a turn.",
        "Możesz zagrać miasto lub metropolię bez akcji, każdą kartę raz na turę.",
    ),
    "legends_civil_service": (
        "Your hand limit is 1 higher. Solstice: gain 2 material.",
        "Twój limit kart na ręce zwiększa się o 1. Przesilenie: zyskaj 2 zasoby.",
    ),
    "legends_amphitheatre": (
        "Exhaust: return an Unrest from your discard pile to gain 1 progress. Solstice: discard a card.",
        "Zaznacz: zwróć Bunt ze stosu kart odrzuconych, aby zyskać 1 postęp. Przesilenie: odrzuć kartę.",
    ),
    "legends_vikings": (
        "Gain 2 material. Steal 2 material from each other player; whoever has less takes an Unrest.",
        "Zyskaj 2 zasoby. Zabierz 2 zasoby każdemu innemu graczowi; kto ma mniej, bierze Bunt.",
    ),
    "legends_romans": (
        "Abandon a region to take the top fame card. Exile this card. Each other player gains 1 progress.",
        "Porzuć region, aby wziąć wierzchnią kartę sławy. Usuń tę kartę. Każdy inny gracz zyskuje 1 postęp.",
    ),
    "legends_macedonians": (
        "Acquire a region from the market or the exile pile (twice). Put this card into your history.",
        "Zdobądź region z rynku lub ze stosu kart usuniętych (dwa razy). Przenieś tę kartę do historii.",
    ),
    "arthurians_arthurians_a": (
        "Exhaust: discard a card to take a knight from your discard pile into your hand. Solstice: discard a "
        "card. Gain 1 progress.",
        "Zaznacz: odrzuć kartę, aby wziąć na rękę rycerza ze stosu kart odrzuconych. Przesilenie: odrzuć kartę. "
        "Zyskaj 1 postęp.",
    ),
    "arthurians_king_arthurs_court": (
        "The quest garrisoned here is your active quest. This card cannot be abandoned or recalled. Exhaust: if "
        "“City of Camelot” is in play, discard a card to return an Unrest from your hand. Solstice: if you have "
        "no active quest, you may take an Unrest to garrison an impending quest here.",
        "Misja w tym garnizonie jest twoją aktywną misją. Tej karty nie można porzucić ani cofnąć. Zaznacz: "
        "jeżeli masz w grze kartę „Camelot”, odrzuć kartę, aby zwrócić Bunt z ręki. Przesilenie: jeżeli nie masz "
        "aktywnej misji, możesz wziąć Bunt, aby umieścić nadchodzącą misję w tym garnizonie.",
    ),
    "arthurians_graal": (
        "This quest can be chosen only when it is the last impending one. When played: trigger scoring. You may "
        "take a card from your history into your hand. You may acquire a card from the exile pile other than a "
        "knight.",
        "Tę misję można wybrać tylko wtedy, gdy jest ostatnią nadchodzącą. Po zagraniu: wywołaj punktację. "
        "Możesz wziąć na rękę kartę z historii. Możesz zdobyć kartę ze stosu kart usuniętych inną niż rycerz.",
    ),
    "arthurians_lawnslot_llyn_sir_lancelot": (
        "Find “Guennuvar” and put it into your history. Take the top fame card. Exile this card.",
        "Odszukaj kartę „Ginewra” i przenieś odszukaną kartę do historii. Weź wierzchnią kartę sławy. Usuń tę kartę.",
    ),
    "arthurians_twrch_trwyth": (
        "Exhaust: pay 1 progress to play an empire card from your hand without an action, whatever your state. "
        "Solstice: you may discard a knight to choose one: exile an impending quest other than “Graal”; or "
        "return up to 2 Unrest from your hand or discard pile.",
        "Zaznacz: zapłać 1 postęp, aby zagrać kartę imperium z ręki bez akcji, niezależnie od karty systemu. "
        "Przesilenie: możesz odrzucić rycerza, aby usunąć nadchodzącą misję inną niż „Graal” albo zwrócić "
        "najwyżej 2 Bunty z ręki lub ze stosu kart odrzuconych.",
    ),
    "arthurians_taliesin_the_bard": (
        "Find a knight and put it into your history to look at the top 2 fame cards and take 1.",
        "Odszukaj rycerza i przenieś odszukaną kartę do historii, aby podejrzeć 2 wierzchnie karty sławy i wziąć "
        "jedną z nich.",
    ),
    "arthurians_excalibur": (
        "Abandon “Viviane of the Lake” or “Ynys Afallach (Avalon)” to break through for a tributary or civilised card.",
        "Porzuć kartę „Viviane, Pani Jeziora” lub kartę „Ynys Afallach (Avalon)”, aby podporządkować kartę hołdu "
        "lub cywilizowaną.",
    ),
    "arthurians_gwaith_camlan": (
        "When this card comes to you: put it into your play area. This card cannot be abandoned or recalled. "
        "Solstice: choose one: put a knight from your hand or a garrison into your history; or take an Unrest "
        "(twice).",
        "Gdy otrzymujesz tę kartę: umieść ją w obszarze gry. Tej karty nie można porzucić ani cofnąć. "
        "Przesilenie: wybierz jedno: przenieś rycerza z ręki lub z garnizonu do historii; albo weź Bunt (dwa "
        "razy).",
    ),
    "arthurians_bedwyr": (
        "You may put “Excalibur” from your discard pile on top of your deck. You may garrison this card in a "
        "region to resolve the play effect of that region.",
        "Możesz położyć kartę „Ekskalibur” ze stosu kart odrzuconych na wierzch talii. Możesz umieścić tę kartę "
        "w garnizonie regionu, aby rozpatrzyć efekt zagrania tego regionu.",
    ),
    "arthurians_viviane_of_the_lake": (
        "Gain 1 progress. Solstice: recall a knight garrisoned here or draw a card.",
        "Zyskaj 1 postęp. Przesilenie: cofnij rycerza z tego garnizonu albo dobierz kartę.",
    ),
    "arthurians_gwalchmei_sir_gawain": (
        "Take an Unrest to gain 1 progress for each knight in your garrisons. You may garrison this card in a "
        "region to resolve the play effect of that region.",
        "Weź Bunt, aby zyskać 1 postęp za każdego rycerza w twoich garnizonach. Możesz umieścić tę kartę w "
        "garnizonie regionu, aby rozpatrzyć efekt zagrania tego regionu.",
    ),
    "arthurians_lady_bertilak": (
        "Abandon a region with a knight in its garrison. Draw 2 cards. Each other player discards 2 cards.",
        "Porzuć region z rycerzem w garnizonie. Dobierz 2 karty. Każdy inny gracz odrzuca 2 karty.",
    ),
    "arthurians_morigena": (
        "Each player takes an Unrest. You may abandon a region with “Myrddin Wyllt (Merlin)” in its garrison to "
        "put the active quest into your discard pile, then put the top card of your nation deck into your "
        "discard pile.",
        "Każdy gracz bierze Bunt. Możesz porzucić region z kartą „Myrddin Wyllt” w garnizonie, aby przenieść "
        "aktywną misję na stos kart odrzuconych, potem przenieść wierzchnią kartę talii nacji na stos kart "
        "odrzuconych.",
    ),
    "arthurians_peredur_sir_percival": (
        "Choose one: return an Unrest from your hand, then you may garrison this card in a region to resolve the "
        "play effect of that region; or find “Graal” in your discard pile or deck and put it into your hand, "
        "then exile this card.",
        "Wybierz jedno: zwróć Bunt z ręki, potem możesz umieścić tę kartę w garnizonie regionu, aby rozpatrzyć "
        "efekt zagrania tego regionu; albo odszukaj kartę „Graal” na stosie kart odrzuconych lub w talii i "
        "przenieś odszukaną kartę na rękę, potem usuń tę kartę.",
    ),
    "arthurians_king_arthur": (
        "Abandon a region with a knight in its garrison to acquire a region or tributary card.",
        "Porzuć region z rycerzem w garnizonie, aby zdobyć region lub kartę hołdu.",
    ),
    "arthurians_myrddin_wyllt_merlin": (
        "Abandon 3 knights garrisoned in regions to put the active quest into your hand.",
        "Porzuć 3 rycerzy z garnizonów regionów, aby przenieść aktywną misję na rękę.",
    ),
    "arthurians_guennuvar": (
        "Each other player gains 1 progress. Choose one: acquire an uncivilised or civilised card; or abandon "
        "“King Arthur” from a garrison to play an empire card from your hand without an action, whatever your "
        "state.",
        "Każdy inny gracz zyskuje 1 postęp. Wybierz jedno: zdobądź kartę archaiczną lub cywilizowaną; albo "
        "porzuć kartę „Król Artur” z garnizonu, aby zagrać kartę imperium z ręki bez akcji, niezależnie od karty "
        "systemu.",
    ),
    "arthurians_cafall": (
        "Draw 2 cards. Put a card from your hand on top of your deck. You may exile “Twrch Trwyth” from play or "
        "from under King Arthur’s Court.",
        "Dobierz 2 karty. Połóż kartę z ręki na wierzch talii. Możesz usunąć kartę „Twrch Trwyth” z gry lub spod "
        "Dworu króla Artura.",
    ),
    "atlanteans_atlanteans_a": (
        "When a card of yours would go to history, instead discard it. Exhaust when a card of yours is "
        "submerged: put a card from your discard pile on top of your deck.",
        "Gdy twoja karta ma trafić do historii, zamiast tego ją odrzuć. Zaznacz, gdy zatapiasz kartę: połóż "
        "kartę ze stosu kart odrzuconych na wierzch talii.",
    ),
    "atlanteans_palace_of_poseidon": (
        "You can play this card only if “Mountain of Atlantis” is in play. Your hand limit is 1 higher. When "
        "“Mountain of Atlantis” leaves play, submerge this card.",
        "Możesz zagrać tę kartę tylko wtedy, gdy masz w grze kartę „Góra Atlantydy”. Twój limit kart na ręce "
        "zwiększa się o 1. Gdy karta „Góra Atlantydy” opuszcza grę, zatop tę kartę.",
    ),
    "atlanteans_development": (
        "Develop a card or acquire a civilised card.",
        "Rozwiń kartę albo zdobądź kartę cywilizowaną.",
    ),
    "atlanteans_myths_and_legends": (
        "Submerge a region from play to look at the top 2 fame cards and take 1. Gain 1 progress.",
        "Zatop region z gry, aby podejrzeć 2 wierzchnie karty sławy i wziąć jedną z nich. Zyskaj 1 postęp.",
    ),
    "atlanteans_vast_wealth": (
        "Developing costs you 2 material less. Exhaust when you return an Unrest: gain 3 material.",
        "Rozwój kosztuje cię o 2 zasoby mniej. Zaznacz, gdy zwracasz Bunt: zyskaj 3 zasoby.",
    ),
    "atlanteans_kleito": (
        "Choose one: acquire an uncivilised, civilised, region or tributary card; or, if “Palace of Poseidon” is "
        "in play, break through for an uncivilised, civilised, region or tributary card (twice). Submerge this "
        "card.",
        "Wybierz jedno: zdobądź kartę archaiczną, cywilizowaną, region lub kartę hołdu; albo, jeżeli masz w grze "
        "kartę „Pałac Posejdona”, podporządkuj kartę archaiczną, cywilizowaną, region lub kartę hołdu (dwa "
        "razy). Zatop tę kartę.",
    ),
    "atlanteans_flood": (
        "Submerge this card and a region from play to acquire an uncivilised, civilised, region or tributary card.",
        "Zatop tę kartę i region z gry, aby zdobyć kartę archaiczną, cywilizowaną, region lub kartę hołdu.",
    ),
    "atlanteans_atlantean_fleet": (
        "Choose one: submerge a card from your discard pile to steal 1 progress from each other player; or break "
        "through for an uncivilised, civilised, region or tributary card, then submerge this card.",
        "Wybierz jedno: zatop kartę ze stosu kart odrzuconych, aby zabrać 1 postęp każdemu innemu graczowi; albo "
        "podporządkuj kartę archaiczną, cywilizowaną, region lub kartę hołdu, potem zatop tę kartę.",
    ),
    "egyptians_egyptians_a": (
        "Exhaust: choose one: spend 1 action and take an Unrest to develop a card; or pay 1 population and take "
        "an Unrest to gain 1 action.",
        "Zaznacz: wybierz jedno: wydaj 1 akcję i weź Bunt, aby rozwinąć kartę; albo zapłać 1 populację i weź "
        "Bunt, aby zyskać 1 akcję.",
    ),
    "egyptians_embalming": (
        "When you pay population, you may put a card from your hand into your history. Exhaust: draw a card.",
        "Gdy płacisz populacją, możesz przenieść kartę z ręki do historii. Zaznacz: dobierz kartę.",
    ),
    "egyptians_medicine": (
        "Developing costs you 1 population less.",
        "Rozwój kosztuje cię o 1 populację mniej.",
    ),
    "egyptians_egyptian_legacy": (
        "Each other player takes an Unrest, then discards a card. Gain 2 progress.",
        "Każdy inny gracz bierze Bunt, potem odrzuca kartę. Zyskaj 2 postępy.",
    ),
    "egyptians_flood_of_the_nile": (
        "Abandon a river to choose one: gain 5 material; or, if you are an empire, break through for an "
        "uncivilised or civilised card.",
        "Porzuć rzekę, aby wybrać jedno: zyskaj 5 zasobów; albo, jeżeli masz imperium, podporządkuj kartę "
        "archaiczną lub cywilizowaną.",
    ),
    "egyptians_egyptian_hieroglyphics": (
        "Solstice: you may put a card from your hand or discard pile into your history.",
        "Przesilenie: możesz przenieść kartę z ręki lub ze stosu kart odrzuconych do historii.",
    ),
    "mauryans_mauryans_a": (
        "Exhaust when you play a region: gain 1 progress. Solstice: you may pay 1 material to take a region from "
        "your discard pile into your hand.",
        "Zaznacz, gdy zagrywasz region: zyskaj 1 postęp. Przesilenie: możesz zapłacić 1 zasób, aby wziąć na rękę "
        "region ze stosu kart odrzuconych.",
    ),
    "mauryans_grand_trunk_road": (
        "This card counts as 2 regions. Exhaust: each player gains 1 material. Gain 1 progress.",
        "Ta karta liczy się jako 2 regiony. Zaznacz: każdy gracz zyskuje 1 zasób. Zyskaj 1 postęp.",
    ),
    "mauryans_ashoka": (
        "Take the top fame card. Reveal your hand, deck and discard pile. Put all attack cards from your hand, "
        "deck and discard pile into your history. Put this card into your history.",
        "Weź wierzchnią kartę sławy. Odkryj swoją rękę, talię i stos kart odrzuconych. Przenieś wszystkie karty "
        "ataku z ręki, z talii i ze stosu kart odrzuconych do historii. Przenieś tę kartę do historii.",
    ),
    "mauryans_edicts_of_ashoka": (
        "You can play this card only if “Ashoka” is in your history. Exhaust: put a card from your hand into "
        "your history to choose one: draw a card; or return an Unrest from your discard pile; or both.",
        "Możesz zagrać tę kartę tylko wtedy, gdy masz w historii kartę „Asoka”. Zaznacz: przenieś kartę z ręki "
        "do historii, aby wybrać jedno: dobierz kartę; albo zwróć Bunt ze stosu kart odrzuconych; albo jedno i "
        "drugie.",
    ),
    "mauryans_arthashastra": (
        "Solstice: discard any number of Unrest. For each Unrest discarded this way: draw a card or gain 1 progress.",
        "Przesilenie: odrzuć dowolną liczbę Buntów. Za każdy odrzucony w ten sposób Bunt: dobierz kartę albo "
        "zyskaj 1 postęp.",
    ),
    "mauryans_chandragupta": (
        "Acquire a region. Find “Indian Elephants” and put it into your discard pile. Put this card into your history.",
        "Zdobądź region. Odszukaj kartę „Słonie indyjskie” i przenieś odszukaną kartę na stos kart odrzuconych. "
        "Przenieś tę kartę do historii.",
    ),
    "mauryans_chanakya": (
        "Choose one: acquire an uncivilised card, then acquire a civilised card; or find “Arthashastra” and put "
        "it into your discard pile. Put this card into your history.",
        "Wybierz jedno: zdobądź kartę archaiczną, potem zdobądź kartę cywilizowaną; albo odszukaj kartę "
        "„Arthaśastra” i przenieś odszukaną kartę na stos kart odrzuconych. Przenieś tę kartę do historii.",
    ),
    "mauryans_indian_elephants_later": (
        "Each other player recalls a region. You may choose one: discard a card to break through for a region; "
        "or pay 3 material to break through for a tributary card.",
        "Każdy inny gracz cofa region. Możesz wybrać jedno: odrzuć kartę, aby podporządkować region; albo zapłać "
        "3 zasoby, aby podporządkować kartę hołdu.",
    ),
    "minoans_minoans_a": (
        "Solstice: you may discard a card to gain 1 progress.",
        "Przesilenie: możesz odrzucić kartę, aby zyskać 1 postęp.",
    ),
    "minoans_king_minos": (
        "Gain 1 progress. You may develop a card. Put this card into your history.",
        "Zyskaj 1 postęp. Możesz rozwinąć kartę. Przenieś tę kartę do historii.",
    ),
    "minoans_minoan_traders": (
        "Each other player gains 2 material. Gain 1 material for each production icon you have in play, 1 "
        "population for each region you have in play, or 1 progress for each city or metropolis you have in "
        "play.",
        "Każdy inny gracz zyskuje 2 zasoby. Zyskaj 1 zasób za każdy symbol produkcji w grze, 1 populację za "
        "każdy region w grze albo 1 postęp za każde miasto lub metropolię w grze.",
    ),
    "minoans_frescos": (
        "Solstice: you may discard a card to draw a card, then gain 1 progress.",
        "Przesilenie: możesz odrzucić kartę, aby dobrać kartę, potem zyskać 1 postęp.",
    ),
    "minoans_pottery": (
        "Solstice: choose one: pay 2 material to put 1 progress on this card; or take all progress lying on this "
        "card, then abandon this card.",
        "Przesilenie: wybierz jedno: zapłać 2 zasoby, aby położyć 1 postęp na tej karcie; albo weź wszystkie "
        "postępy z tej karty, potem porzuć tę kartę.",
    ),
    "minoans_pottery_later": (
        "Solstice: choose one: pay 2 material to put 1 progress on this card; or abandon this card.",
        "Przesilenie: wybierz jedno: zapłać 2 zasoby, aby położyć 1 postęp na tej karcie; albo porzuć tę kartę.",
    ),
    "olmecs_olmecs_a": (
        "Exhaust: choose one: put a mask from your discard pile into your history; or discard 3 masks to acquire "
        "an uncivilised, civilised, region or tributary card.",
        "Zaznacz: wybierz jedno: przenieś maskę ze stosu kart odrzuconych do historii; albo odrzuć 3 maski, aby "
        "zdobyć kartę archaiczną, cywilizowaną, region lub kartę hołdu.",
    ),
    "olmecs_san_lorenzo_tenochtitlan": (
        "Exhaust: put a card from your hand on top of your deck to choose one: take a mask from your discard "
        "pile into your hand; or gain 1 population and 1 material.",
        "Zaznacz: połóż kartę z ręki na wierzch talii, aby wybrać jedno: weź na rękę maskę ze stosu kart "
        "odrzuconych; albo zyskaj 1 populację i 1 zasób.",
    ),
    "olmecs_step_pyramids": (
        "Exhaust when you are to discard masks: discard 1 mask fewer. Solstice: you may take a mask from your "
        "discard pile into your hand.",
        "Zaznacz, gdy masz odrzucić maski: odrzuć o 1 maskę mniej. Przesilenie: możesz wziąć na rękę maskę ze "
        "stosu kart odrzuconych.",
    ),
    "olmecs_ritual_sacrifice": (
        "You can play this card only if “Step Pyramids” is in play. Discard 2 masks and pay 2 population to look "
        "at the top 3 fame cards and take 1.",
        "Możesz zagrać tę kartę tylko wtedy, gdy masz w grze kartę „Piramidy schodkowe”. Odrzuć 2 maski i zapłać "
        "2 populacje, aby podejrzeć 3 wierzchnie karty sławy i wziąć jedną z nich.",
    ),
    "olmecs_olmec_traders": (
        "Gain 3 material. Give each other player a card from your hand or discard pile. Each other player who "
        "was given a mask takes an Unrest.",
        "Zyskaj 3 zasoby. Daj każdemu innemu graczowi kartę z ręki lub ze stosu kart odrzuconych. Każdy inny "
        "gracz, który otrzymał maskę, bierze Bunt.",
    ),
    "olmecs_tres_zapotes": (
        "You may take up to 2 masks from your discard pile into your hand. You may garrison a card from your "
        "hand here.",
        "Możesz wziąć na rękę najwyżej 2 maski ze stosu kart odrzuconych. Możesz umieścić kartę z ręki w tym "
        "garnizonie.",
    ),
    "olmecs_stone_heads": (
        "When you are to discard masks, you may abandon a card garrisoned here in place of each mask. Solstice: "
        "you may garrison a card from your hand here.",
        "Gdy masz odrzucić maski, możesz zamiast każdej maski porzucić kartę z tego garnizonu. Przesilenie: "
        "możesz umieścić kartę z ręki w tym garnizonie.",
    ),
    "olmecs_cacao": (
        "Each player may return an Unrest from their hand or discard pile. Gain 1 progress for each Unrest "
        "returned this way.",
        "Każdy gracz może zwrócić Bunt z ręki lub ze stosu kart odrzuconych. Zyskaj 1 postęp za każdy zwrócony w "
        "ten sposób Bunt.",
    ),
    "olmecs_olmec_hieroglyphics": (
        "Exhaust: choose one: take 1 exhaust token back from another card or deck; or spend 1 action to take a "
        "card from your discard pile into your hand.",
        "Zaznacz: wybierz jedno: odzyskaj 1 żeton zaznaczenia z innej karty lub talii; albo wydaj 1 akcję, aby "
        "wziąć na rękę kartę ze stosu kart odrzuconych.",
    ),
    "olmecs_calendar": (
        "Exhaust: discard 2 masks and spend 1 action to gain 1 material for each production icon you have in "
        "play or 1 population for each region you have in play.",
        "Zaznacz: odrzuć 2 maski i wydaj 1 akcję, aby zyskać 1 zasób za każdy symbol produkcji w grze albo 1 "
        "populację za każdy region w grze.",
    ),
    "qin_qin_a": (
        "When you would put progress on a market card, instead put 1 population on it. Exhaust when you take a "
        "market card with population on it: take twice as much population from it.",
        "Gdy masz położyć postęp na karcie na rynku, zamiast tego połóż na niej 1 populację. Zaznacz, gdy "
        "bierzesz z rynku kartę, na której leży populacja: weź z niej dwa razy więcej populacji.",
    ),
    "qin_long_walls_i": (
        "Playing Unrest costs you 2 material less (at least 1).",
        "Zagranie Buntu kosztuje cię o 2 zasoby mniej (co najmniej 1).",
    ),
    "qin_long_walls_ii": (
        "When another player plays an attack, you may recall one of your “Long Walls” to ignore the attack.",
        "Gdy inny gracz zagrywa atak, możesz cofnąć jedną z kart „Wielki Mur”, aby zignorować atak.",
    ),
    "qin_long_walls_iv": (
        "Exhaust: if you have at least 3 “Long Walls” in play, put a card from your hand on top of your deck to "
        "gain 1 action.",
        "Zaznacz: jeżeli masz w grze co najmniej 3 karty „Wielki Mur”, połóż kartę z ręki na wierzch talii, aby "
        "zyskać 1 akcję.",
    ),
    "qin_emperor_qin_shi_huang": (
        "You can play this card only if “Mandate of Heaven” is in play and “King Wu of Qin” is in your history. "
        "Take the top fame card. Put this card into your history.",
        "Możesz zagrać tę kartę tylko wtedy, gdy masz w grze kartę „Mandat niebios” i masz w historii kartę "
        "„Król Wu z Qin”. Weź wierzchnią kartę sławy. Przenieś tę kartę do historii.",
    ),
    "qin_mathematics": (
        "Your hand limit is 1 higher. You may play “Advance” even as an empire.",
        "Twój limit kart na ręce zwiększa się o 1. Możesz zagrać kartę „Udoskonalenie”, nawet gdy masz imperium.",
    ),
    "qin_king_wu_of_qin": (
        "You can play this card only if “Mandate of Heaven” is in play and “Duke Zhuang of Qin” is in your "
        "history. Pay up to 3 progress. For each progress paid: acquire an uncivilised, civilised, region or "
        "tributary card. Put this card into your history.",
        "Możesz zagrać tę kartę tylko wtedy, gdy masz w grze kartę „Mandat niebios” i masz w historii kartę "
        "„Książę Zhuang z Qin”. Zapłać najwyżej 3 postępy. Za każdy zapłacony postęp: zdobądź kartę archaiczną, "
        "cywilizowaną, region lub kartę hołdu. Przenieś tę kartę do historii.",
    ),
    "qin_confucianism": (
        "Abandon “Legalism”. Exhaust: spend 1 action and discard 2 cards to choose one: acquire a tributary, "
        "uncivilised or civilised card with population on it; or return up to 2 Unrest from your discard pile.",
        "Porzuć kartę „Legalizm”. Zaznacz: wydaj 1 akcję i odrzuć 2 karty, aby wybrać jedno: zdobądź kartę "
        "hołdu, archaiczną lub cywilizowaną, na której leży populacja; albo zwróć najwyżej 2 Bunty ze stosu kart "
        "odrzuconych.",
    ),
    "qin_school_of_diplomacy": (
        "Abandon up to 3 regions. For each region abandoned this way: you may acquire a region or tributary "
        "card. If you are barbarians, each other player recalls a region.",
        "Porzuć najwyżej 3 regiony. Za każdy porzucony w ten sposób region: możesz zdobyć region lub kartę "
        "hołdu. Jeżeli prowadzisz barbarzyńców, każdy inny gracz cofa region.",
    ),
    "qin_duke_zhuang_of_qin": (
        "You can play this card only if “Mandate of Heaven” is in play. Return up to 2 Unrest from your hand or "
        "discard pile. Break through for a region or tributary card. Put this card into your history.",
        "Możesz zagrać tę kartę tylko wtedy, gdy masz w grze kartę „Mandat niebios”. Zwróć najwyżej 2 Bunty z "
        "ręki lub ze stosu kart odrzuconych. Podporządkuj region lub kartę hołdu. Przenieś tę kartę do historii.",
    ),
    "qin_mandate_of_heaven": (
        "Exhaust: put 1 population on a market card. You may abandon this card. Solstice: discard 2 cards.",
        "Zaznacz: połóż 1 populację na karcie na rynku. Możesz porzucić tę kartę. Przesilenie: odrzuć 2 karty.",
    ),
    "utopians_utopians_a": (
        "When your deck becomes empty, take an Unrest. Solstice: each other player may return an Unrest from "
        "their hand. Gain 1 population for each Unrest returned this way.",
        "Gdy twoja talia się opróżni, weź Bunt. Przesilenie: każdy inny gracz może zwrócić Bunt z ręki. Zyskaj 1 "
        "populację za każdy zwrócony w ten sposób Bunt.",
    ),
    "utopians_visions_of_shangri_la": (
        "Exhaust when you return an Unrest: spend 1 action to gain 1 progress. Solstice: choose one: pay all "
        "your progress (at least 5) to turn this card over; or discard a card, then draw a card.",
        "Zaznacz, gdy zwracasz Bunt: wydaj 1 akcję, aby zyskać 1 postęp. Przesilenie: wybierz jedno: zapłać "
        "wszystkie swoje postępy (co najmniej 5), aby odwrócić tę kartę na drugą stronę; albo odrzuć kartę, "
        "potem dobierz kartę.",
    ),
    "utopians_path_to_shangri_la": (
        "Exhaust: abandon a region to gain 1 population and 1 progress. Solstice: choose one: pay all your "
        "progress (at least 5) to replace this card with “Gates of Shangri-La”; or you may take a region from "
        "your discard pile into your hand.",
        "Zaznacz: porzuć region, aby zyskać 1 populację i 1 postęp. Przesilenie: wybierz jedno: zapłać wszystkie "
        "swoje postępy (co najmniej 5), aby zastąpić tę kartę kartą „Bramy Shangri-La”; albo możesz wziąć na "
        "rękę region ze stosu kart odrzuconych.",
    ),
    "utopians_gates_of_shangri_la": (
        "When it comes into play: turn your state card to its empire side. Exhaust: put a card from your hand "
        "into your history to gain 1 progress. Solstice: choose one: pay all your progress (at least 5) to turn "
        "this card over; or draw a card.",
        "Gdy wchodzi do gry: odwróć kartę systemu na stronę imperium. Zaznacz: przenieś kartę z ręki do "
        "historii, aby zyskać 1 postęp. Przesilenie: wybierz jedno: zapłać wszystkie swoje postępy (co najmniej "
        "5), aby odwrócić tę kartę na drugą stronę; albo dobierz kartę.",
    ),
    "utopians_shangri_la": (
        "When you would gain material, instead each other player gains 1 progress; you gain 2 population. "
        "Exhaust: gain 1 material. Solstice: if you have at least 24 population, trigger scoring.",
        "Gdy masz zyskać zasób, zamiast tego każdy inny gracz zyskuje 1 postęp; zyskaj 2 populacje. Zaznacz: "
        "zyskaj 1 zasób. Przesilenie: jeżeli masz co najmniej 24 populacje, wywołaj punktację.",
    ),
    "utopians_monastery": (
        "Exhaust: garrison a scroll from your hand here to exile a card from your hand other than an Unrest, "
        "then gain 2 population; if it was an attack card, gain 1 progress. Solstice: choose one: draw a card; "
        "or abandon this card, then return an Unrest from your hand.",
        "Zaznacz: umieść zwój z ręki w tym garnizonie, aby usunąć kartę z ręki inną niż Bunt, potem zyskać 2 "
        "populacje; jeżeli była to karta ataku, zyskaj 1 postęp. Przesilenie: wybierz jedno: dobierz kartę; albo "
        "porzuć tę kartę, potem zwróć Bunt z ręki.",
    ),
    "utopians_daochang": (
        "When another player plays an attack, you may pay 1 population to ignore the attack. Exhaust: garrison a "
        "scroll from your hand here to acquire a tributary card. Solstice: choose one: take an Unrest; or "
        "abandon this card, then gain 1 material.",
        "Gdy inny gracz zagrywa atak, możesz zapłacić 1 populację, aby zignorować atak. Zaznacz: umieść zwój z "
        "ręki w tym garnizonie, aby zdobyć kartę hołdu. Przesilenie: wybierz jedno: weź Bunt; albo porzuć tę "
        "kartę, potem zyskaj 1 zasób.",
    ),
    "utopians_lost_tomes": (
        "Exhaust: garrison a scroll from your hand here to put a card from your hand or discard pile into your "
        "history. Solstice: if at least 2 scrolls are garrisoned here, you may abandon this card to take the top "
        "fame card.",
        "Zaznacz: umieść zwój z ręki w tym garnizonie, aby przenieść kartę z ręki lub ze stosu kart odrzuconych "
        "do historii. Przesilenie: jeżeli w tym garnizonie są co najmniej 2 zwoje, możesz porzucić tę kartę, aby "
        "wziąć wierzchnią kartę sławy.",
    ),
    "utopians_charity": (
        "Gain 1 progress. Each other player may gain 2 material.",
        "Zyskaj 1 postęp. Każdy inny gracz może zyskać 2 zasoby.",
    ),
    "utopians_mountain_retreat": (
        "Exhaust: garrison an Unrest from your hand here to take a scroll from your discard pile into your hand. "
        "Solstice: choose one: draw a card; or return all Unrest garrisoned here, then abandon this card.",
        "Zaznacz: umieść Bunt z ręki w tym garnizonie, aby wziąć na rękę zwój ze stosu kart odrzuconych. "
        "Przesilenie: wybierz jedno: dobierz kartę; albo zwróć wszystkie Bunty z tego garnizonu, potem porzuć tę "
        "kartę.",
    ),
}
