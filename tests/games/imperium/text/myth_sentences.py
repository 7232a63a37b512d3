"""What cards of the nations of myth in Imperium: Legends say, read against their files by a person."""

SENTENCES: dict[str, tuple[str, str]] = {
    "arthurians_arthurians_a": (
        "Exhaust: discard a card to take a knight from your discard pile into your hand. Solstice: discard a "
        "card. Gain 1 progress.",
        "Zaznacz: odrzuć kartę, aby wziąć na rękę rycerza ze stosu kart odrzuconych. Przesilenie: odrzuć kartę. "
        "Zyskaj 1 postęp.",
    ),
    "arthurians_king_arthurs_court": (
        "Passive: the quest garrisoned here is your active quest. This card cannot be abandoned or recalled. "
        "Exhaust: if you have “City of Camelot” in play, discard a card to return an Unrest from your hand. "
        "Solstice: if you have no active quest, you may take an Unrest to garrison an impending quest here.",
        "Pasywna: misja w tym garnizonie jest twoją aktywną misją. Tej karty nie można porzucić ani cofnąć. "
        "Zaznacz: jeżeli masz w grze kartę „Camelot”, odrzuć kartę, aby zwrócić Bunt z ręki. Przesilenie: "
        "jeżeli nie masz aktywnej misji, możesz wziąć Bunt, aby umieścić nadchodzącą misję w tym garnizonie.",
    ),
    "arthurians_graal": (
        "Passive: this quest can be chosen only when it is the last impending one. When played: trigger "
        "scoring. You may take a card from your history into your hand. You may acquire a card other than a "
        "knight from the exile pile.",
        "Pasywna: tę misję można wybrać tylko wtedy, gdy jest ostatnią nadchodzącą. Po zagraniu: wywołaj "
        "punktację. Możesz wziąć na rękę kartę z historii. Możesz zdobyć kartę inną niż rycerz ze stosu kart "
        "usuniętych.",
    ),
    "arthurians_lawnslot_llyn_sir_lancelot": (
        "Find “Guennuvar” and put it into your history. Take the top fame card. Exile this card.",
        "Odszukaj kartę „Ginewra” i przenieś ją do historii. Weź wierzchnią kartę sławy. Usuń tę kartę.",
    ),
    "arthurians_twrch_trwyth": (
        "Exhaust: pay 1 progress to play an empire card from your hand without an action, whatever your "
        "state. Solstice: you may discard a knight to choose one: exile an impending quest other than "
        "“Graal”; or return up to 2 Unrest from your hand or discard pile.",
        "Zaznacz: zapłać 1 postęp, aby zagrać kartę imperialną z ręki bez akcji, niezależnie od karty "
        "systemu. Przesilenie: możesz odrzucić rycerza, aby usunąć nadchodzącą misję inną niż „Graal” albo "
        "zwrócić najwyżej 2 Bunty z ręki lub ze stosu kart odrzuconych.",
    ),
    "arthurians_taliesin_the_bard": (
        "Find a knight and put it into your history to look at the top 2 fame cards and take 1.",
        "Odszukaj rycerza i przenieś go do historii, aby podejrzeć 2 wierzchnie karty sławy i wziąć jedną z nich.",
    ),
    "arthurians_excalibur": (
        "Abandon “Viviane of the Lake” or “Ynys Afallach (Avalon)” to break through for a tributary or civilised card.",
        "Porzuć kartę „Viviane, Pani Jeziora” lub kartę „Ynys Afallach (Avalon)”, aby podporządkować kartę hołdu "
        "lub cywilizowaną.",
    ),
    "arthurians_gwaith_camlan": (
        "When this card comes to you: put it into your play area. Passive: this card cannot be abandoned or "
        "recalled. Solstice: choose one: put a knight from your hand or a garrison into your history; or take"
        " an Unrest, twice.",
        "Gdy otrzymujesz tę kartę: umieść ją w obszarze gry. Pasywna: tej karty nie można porzucić ani "
        "cofnąć. Przesilenie: wybierz jedno: przenieś rycerza z ręki lub z garnizonu do historii; albo dwa "
        "razy weź Bunt.",
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
        "Choose one: return an Unrest from your hand, then you may garrison this card in a region to resolve "
        "the play effect of that region; or find “Graal” in your discard pile or deck and put it into your "
        "hand, then exile this card.",
        "Wybierz jedno: zwróć Bunt z ręki, potem możesz umieścić tę kartę w garnizonie regionu, aby "
        "rozpatrzyć efekt zagrania tego regionu; albo odszukaj kartę „Graal” na stosie kart odrzuconych lub w"
        " talii i weź ją na rękę, potem usuń tę kartę.",
    ),
    "arthurians_king_arthur": (
        "Abandon a region with a knight in its garrison to acquire a region or tributary card.",
        "Porzuć region z rycerzem w garnizonie, aby zdobyć region lub kartę hołdu.",
    ),
    "arthurians_myrddin_wyllt_merlin": (
        "Abandon 3 knights garrisoned in regions to put the active quest into your hand.",
        "Porzuć 3 rycerzy z garnizonów regionów, aby wziąć aktywną misję na rękę.",
    ),
    "arthurians_guennuvar": (
        "Each other player gains 1 progress. Choose one: acquire an uncivilised or civilised card; or abandon"
        " “King Arthur” from a garrison to play an empire card from your hand without an action, whatever "
        "your state.",
        "Każdy inny gracz zyskuje 1 postęp. Wybierz jedno: zdobądź kartę archaiczną lub cywilizowaną; albo "
        "porzuć kartę „Król Artur” z garnizonu, aby zagrać kartę imperialną z ręki bez akcji, niezależnie od "
        "karty systemu.",
    ),
    "arthurians_cafall": (
        "Draw 2 cards. Put a card from your hand on top of your deck. You may exile “Twrch Trwyth” from play or "
        "from under King Arthur’s Court.",
        "Dobierz 2 karty. Połóż kartę z ręki na wierzch talii. Możesz usunąć kartę „Twrch Trwyth” z gry lub spod "
        "Dworu króla Artura.",
    ),
    "atlanteans_atlanteans_a": (
        "Passive: when a card of yours would go to history, instead discard it. Exhaust when a card of yours "
        "is submerged: put a card from your discard pile on top of your deck.",
        "Pasywna: gdy twoja karta ma trafić do historii, zamiast tego ją odrzuć. Zaznacz, gdy zatapiasz "
        "kartę: połóż kartę ze stosu kart odrzuconych na wierzch talii.",
    ),
    "atlanteans_palace_of_poseidon": (
        "You can play this card only if you have “Mountain of Atlantis” in play. Passive: your hand limit is "
        "1 higher. Passive: when “Mountain of Atlantis” leaves play, submerge this card.",
        "Możesz zagrać tę kartę tylko wtedy, gdy masz w grze kartę „Góra Atlantydy”. Pasywna: twój limit kart"
        " na ręce zwiększa się o 1. Pasywna: gdy karta „Góra Atlantydy” opuszcza grę, zatop tę kartę.",
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
        "Passive: developing costs you 2 material less. Exhaust when you return an Unrest: gain 3 material.",
        "Pasywna: rozwój kosztuje cię o 2 zasoby mniej. Zaznacz, gdy zwracasz Bunt: zyskaj 3 zasoby.",
    ),
    "atlanteans_kleito": (
        "Choose one: acquire an uncivilised, civilised, region or tributary card; or, if you have “Palace of "
        "Poseidon” in play, break through for an uncivilised, civilised, region or tributary card, twice. "
        "Submerge this card.",
        "Wybierz jedno: zdobądź kartę archaiczną, cywilizowaną, region lub kartę hołdu; albo jeżeli masz w "
        "grze kartę „Pałac Posejdona”, dwa razy podporządkuj kartę archaiczną, cywilizowaną, region lub kartę"
        " hołdu. Zatop tę kartę.",
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
    "utopians_utopians_a": (
        "Passive: when your deck becomes empty, take an Unrest. Solstice: each other player may return an "
        "Unrest from their hand. Gain 1 population for each Unrest returned this way.",
        "Pasywna: gdy twoja talia się opróżni, weź Bunt. Przesilenie: każdy inny gracz może zwrócić Bunt z "
        "ręki. Zyskaj 1 populację za każdy zwrócony w ten sposób Bunt.",
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
        "Passive: when you would gain material, instead each other player gains 1 progress; you gain 2 "
        "population. Exhaust: gain 1 material. Solstice: if you have at least 24 population, trigger scoring.",
        "Pasywna: gdy masz zyskać zasób, zamiast tego każdy inny gracz zyskuje 1 postęp, a ty zyskaj 2 "
        "populacje. Zaznacz: zyskaj 1 zasób. Przesilenie: jeżeli masz co najmniej 24 populacje, wywołaj "
        "punktację.",
    ),
    "utopians_monastery": (
        "Exhaust: garrison a scroll from your hand here to exile a card other than an Unrest from your hand, "
        "then gain 2 population; if it was an attack card, gain 1 progress. Solstice: choose one: draw a "
        "card; or abandon this card, then return an Unrest from your hand.",
        "Zaznacz: umieść zwój z ręki w tym garnizonie, aby usunąć kartę inną niż Bunt z ręki, potem zyskać 2 "
        "populacje; jeżeli była to karta ataku, zyskaj 1 postęp. Przesilenie: wybierz jedno: dobierz kartę; "
        "albo porzuć tę kartę, potem zwróć Bunt z ręki.",
    ),
    "utopians_daochang": (
        "Passive: when another player plays an attack, you may pay 1 population to ignore the attack. "
        "Exhaust: garrison a scroll from your hand here to acquire a tributary card. Solstice: choose one: "
        "take an Unrest; or abandon this card, then gain 1 material.",
        "Pasywna: gdy inny gracz zagrywa atak, możesz zapłacić 1 populację, aby zignorować atak. Zaznacz: "
        "umieść zwój z ręki w tym garnizonie, aby zdobyć kartę hołdu. Przesilenie: wybierz jedno: weź Bunt; "
        "albo porzuć tę kartę, potem zyskaj 1 zasób.",
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
    "atlanteans_myths_and_legends_later": (
        "Submerge a region from play and abandon another to look at the top 2 fame cards and take 1.",
        "Zatop region z gry i porzuć inny, aby podejrzeć 2 wierzchnie karty sławy i wziąć jedną z nich.",
    ),
}
