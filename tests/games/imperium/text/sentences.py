"""What some cards of Imperium say, in English and Polish, read against their files by a person."""

SENTENCES: dict[str, tuple[str, str]] = {
    "common_drama_and_poetry": (
        "Steal 1 progress from each other player. Each player may discard a card to return an Unrest from their hand.",
        "Zabierz 1 postęp każdemu innemu graczowi. Każdy gracz może odrzucić kartę, aby zwrócić Bunt z ręki.",
    ),
    "common_education": (
        "You may put a card from your hand into your history. You may put a card from your discard pile into "
        "your history.",
        "Możesz przenieść kartę z ręki do historii. Możesz przenieść kartę ze stosu kart odrzuconych do historii.",
    ),
    "common_moneylenders": (
        "Pay 3 material to gain 1 action.",
        "Zapłać 3 zasoby, aby zyskać 1 akcję.",
    ),
    "common_onager": (
        "Each other player abandons a city. Gain 2 material for each city abandoned this way. You may acquire"
        " a region or tributary card.",
        "Każdy inny gracz porzuca miasto. Zyskaj 2 zasoby za każde porzucone w ten sposób miasto. Możesz "
        "zdobyć region lub kartę hołdu.",
    ),
    "common_metropolis": (
        "Solstice: gain 1 material, gain 1 population or draw a card.",
        "Przesilenie: zyskaj 1 zasób, zyskaj 1 populację albo dobierz kartę.",
    ),
    "common_pharmacy": (
        "Solstice: choose one: gain 1 population; or pay 2 population to gain 1 progress.",
        "Przesilenie: wybierz jedno: zyskaj 1 populację; albo zapłać 2 populacje, aby zyskać 1 postęp.",
    ),
    "common_wonder": (
        "Exhaust when you return an Unrest: gain 2 progress.",
        "Zaznacz, gdy zwracasz Bunt: zyskaj 2 postępy.",
    ),
    "common_coinage": (
        "Exhaust: draw a card. Solstice: gain 2 material.",
        "Zaznacz: dobierz kartę. Przesilenie: zyskaj 2 zasoby.",
    ),
    "common_exports": (
        "Each player gains 2 material. Give each other player a card from your hand or discard pile.",
        "Każdy gracz zyskuje 2 zasoby. Daj każdemu innemu graczowi kartę z ręki lub ze stosu kart odrzuconych.",
    ),
    "common_urban_development": (
        "Gain 1 material and 1 population for each city or metropolis you have in play.",
        "Zyskaj 1 zasób i 1 populację za każde miasto lub metropolię w grze.",
    ),
    "common_cataphract": (
        "Each other player abandons a region. You may acquire a region or tributary card. You may garrison "
        "this card in a region to resolve the play effect of that region.",
        "Każdy inny gracz porzuca region. Możesz zdobyć region lub kartę hołdu. Możesz umieścić tę kartę w "
        "garnizonie regionu, aby rozpatrzyć efekt zagrania tego regionu.",
    ),
    "common_praiseworthy": (
        "Choose one: put this card into your history; or break through for an uncivilised, civilised, region "
        "or tributary card.",
        "Wybierz jedno: przenieś tę kartę do historii; albo podporządkuj kartę archaiczną, cywilizowaną, "
        "region lub kartę hołdu.",
    ),
    "common_notorious": (
        "Steal 1 progress from each other player; whoever cannot give 1 takes an Unrest.",
        "Zabierz 1 postęp każdemu innemu graczowi; kto nie ma tyle, bierze Bunt.",
    ),
    "common_marvellous": (
        "Draw a card without reshuffling. Discard a card drawn this way, put it on top of your deck or put it"
        " into your history.",
        "Dobierz kartę bez tasowania talii. Odrzuć kartę dobraną w ten sposób, połóż ją na wierzch talii albo"
        " przenieś ją do historii.",
    ),
    "common_glorious": (
        "If you are barbarians, draw up to 4 cards. If you are an empire, develop a card without paying. Put "
        "this card into your history.",
        "Jako barbarzyńcy dobierz najwyżej 4 karty. Jako imperium rozwiń kartę za darmo. Przenieś tę kartę do"
        " historii.",
    ),
    "common_triumphant": (
        "Passive: this card cannot be played. This card cannot be garrisoned.",
        "Pasywna: tej karty nie można zagrać. Tej karty nie można umieścić w garnizonie.",
    ),
    "common_wilderness": (
        "Exile a card from the market. You may garrison a card from your hand here. Passive: when another "
        "player plays an attack, you may recall this card to ignore the attack.",
        "Usuń kartę z rynku. Możesz umieścić kartę z ręki w tym garnizonie. Pasywna: gdy inny gracz zagrywa "
        "atak, możesz cofnąć tę kartę, aby zignorować atak.",
    ),
    "common_sacred_pass": (
        "Exhaust: you may look at the top card of your nation deck. You may abandon this card to swap a card "
        "from your hand with the top card of your nation deck.",
        "Zaznacz: możesz podejrzeć wierzchnią kartę talii nacji. Możesz porzucić tę kartę, aby wymienić "
        "kartę z ręki na wierzchnią kartę talii nacji.",
    ),
    "common_egyptians": (
        "If you are barbarians, put the top card of your nation deck into your discard pile. If you are an "
        "empire, develop a card. Put this card into your history.",
        "Jako barbarzyńcy przenieś wierzchnią kartę talii nacji na stos kart odrzuconych. Jako imperium "
        "rozwiń kartę. Przenieś tę kartę do historii.",
    ),
    "common_ionians": (
        "Return up to 2 Unrest from your hand or discard pile. Put this card into your history.",
        "Zwróć najwyżej 2 Bunty z ręki lub ze stosu kart odrzuconych. Przenieś tę kartę do historii.",
    ),
    "common_sumerians": (
        "Passive: this card cannot be played. At the end of the game: return up to 2 Unrest from your hand, "
        "play area, discard pile, deck, history or a garrison.",
        "Pasywna: tej karty nie można zagrać. Na końcu gry: zwróć najwyżej 2 Bunty z ręki, z gry, ze stosu "
        "kart odrzuconych, z talii, z historii lub z garnizonu.",
    ),
    "common_standing_army": (
        "Passive: when another player plays an attack, ignore the attack unless that player gives you 1 progress.",
        "Pasywna: gdy inny gracz zagrywa atak, zignoruj atak, chyba że ten gracz da ci 1 postęp.",
    ),
    "common_jade_mask": (
        "Draw up to 3 cards without reshuffling. Put a card from your hand on top of your deck.",
        "Dobierz najwyżej 3 karty bez tasowania talii. Połóż kartę z ręki na wierzch talii.",
    ),
    "common_town": (
        "Exhaust: each player may gain 2 material. Solstice: you may gain 2 progress, then abandon this card "
        "or put it into your history.",
        "Zaznacz: każdy gracz może zyskać 2 zasoby. Przesilenie: możesz zyskać 2 postępy, potem porzucić tę "
        "kartę albo przenieść ją do historii.",
    ),
    "common_invasion": (
        "Pay 3 material. Each other player takes an Unrest. Choose one: break through for a tributary card; "
        "or break through for a region, then each other player recalls a region.",
        "Zapłać 3 zasoby. Każdy inny gracz bierze Bunt. Wybierz jedno: podporządkuj kartę hołdu; albo "
        "podporządkuj region, potem każdy inny gracz cofa region.",
    ),
    "common_oracle": (
        "Draw 2 cards. Discard a card drawn this way.",
        "Dobierz 2 karty. Odrzuć kartę dobraną w ten sposób.",
    ),
    "common_agriculture": (
        "Exhaust: count a card with fertile land you have in play as 3 production icons until the end of the turn.",
        "Zaznacz: licz kartę z żyzną ziemią w grze jako 3 symbole produkcji do końca tury.",
    ),
    "common_boats": (
        "Exhaust: choose one: recall a card with a river to gain 2 material and 1 population; or recall a "
        "card with fertile land to gain 1 action.",
        "Zaznacz: wybierz jedno: cofnij kartę z rzeką, aby zyskać 2 zasoby i 1 populację; albo cofnij kartę z"
        " żyzną ziemią, aby zyskać 1 akcję.",
    ),
    "common_shaduf": (
        "Exhaust when a card in play with the river icon brings you material: gain 1 progress.",
        "Zaznacz, gdy zyskujesz zasoby dzięki karcie w grze z rzeką: zyskaj 1 postęp.",
    ),
    "common_ambassador": (
        "Exhaust: use an exhaust effect of another player’s pinned card as if it were yours.",
        "Zaznacz: użyj efektu zaznaczenia trwałej karty innego gracza, jakby była twoja.",
    ),
    "common_gambling": (
        "Pay 1 material to name a suit, then reveal the top card of the main deck; if it has that suit, put "
        "it into your hand, otherwise exile it.",
        "Zapłać 1 zasób, aby wskazać typ karty, potem odkryć wierzchnią kartę talii głównej; jeżeli jest tego"
        " typu, weź ją na rękę, w przeciwnym razie usuń ją.",
    ),
    "common_unrest": (
        "Pay 1 population, discard 2 cards or pay 3 material to return this card to the unrest pile.",
        "Zapłać 1 populację, odrzuć 2 karty albo zapłać 3 zasoby, aby zwrócić tę kartę na stos Buntów.",
    ),
    "carthaginians_carthaginians_a": (
        "Passive: when you would put progress on a market card, instead put 1 material on it. Exhaust when "
        "you take a market card with material on it: take twice as much material from it.",
        "Pasywna: gdy masz położyć postęp na karcie na rynku, zamiast tego połóż na niej 1 zasób. Zaznacz, "
        "gdy bierzesz z rynku kartę, na której leży zasób: weź z niej dwa razy więcej zasobów.",
    ),
    "carthaginians_trading_ships": (
        "Exhaust: you may recall a card with a river or fertile land to acquire a card with material on it.",
        "Zaznacz: możesz cofnąć kartę z rzeką lub żyzną ziemią, aby zdobyć kartę, na której leży zasób.",
    ),
    "carthaginians_prosperity": (
        "Each player may draw a card. Gain 1 material for each production icon you have in play or 1 "
        "population for each region you have in play.",
        "Każdy gracz może dobrać kartę. Zyskaj 1 zasób za każdy symbol produkcji w grze albo 1 populację za "
        "każdy region w grze.",
    ),
    "carthaginians_advance": (
        "Choose one: pay 3 material to acquire an uncivilised or civilised card; or pay 5 material to break "
        "through for an uncivilised or civilised card.",
        "Wybierz jedno: zapłać 3 zasoby, aby zdobyć kartę archaiczną lub cywilizowaną; albo zapłać 5 zasobów,"
        " aby podporządkować kartę archaiczną lub cywilizowaną.",
    ),
    "carthaginians_glory": (
        "Passive: this card cannot be garrisoned. When played: abandon 3 regions to look at the top 2 fame "
        "cards and take 1.",
        "Pasywna: tej karty nie można umieścić w garnizonie. Po zagraniu: porzuć 3 regiony, aby podejrzeć 2 "
        "wierzchnie karty sławy i wziąć jedną z nich.",
    ),
    "carthaginians_dido_queen_of_carthage": (
        "Gain 1 population. You may acquire a region, then play it without an action. Put this card into your history.",
        "Zyskaj 1 populację. Możesz zdobyć region, potem zagrać zdobytą kartę bez akcji. Przenieś tę kartę do"
        " historii.",
    ),
    "celts_celts_a": (
        "Exhaust when you acquire or break through for an uncivilised card: each other player takes an Unrest.",
        "Zaznacz, gdy zdobywasz lub podporządkowujesz kartę archaiczną: każdy inny gracz bierze Bunt.",
    ),
    "celts_chariots": (
        "Passive: when you acquire a region, you may take it from the exile pile instead of the market. You "
        "may play “Conquer” or an attack card even as an empire.",
        "Pasywna: region możesz zdobyć także ze stosu kart usuniętych. Możesz zagrywać kartę „Podbój” lub "
        "kartę ataku także jako imperium.",
    ),
    "celts_cattle_raid": (
        "Gain 2 material. Steal 1 material from each other player with a region in play. Steal 1 progress "
        "from each other player who is an empire.",
        "Zyskaj 2 zasoby. Zabierz 1 zasób każdemu innemu graczowi, który ma w grze region. Zabierz 1 postęp "
        "każdemu innemu graczowi, który jest imperium.",
    ),
    "greeks_direct_democracy": (
        "Passive: playing Unrest costs you 1 material or 1 card less (at least 1). Exhaust: play an Unrest "
        "from your hand without an action.",
        "Pasywna: zagranie Buntu kosztuje cię o 1 zasób lub 1 kartę mniej (co najmniej 1). Zaznacz: zagraj "
        "Bunt z ręki bez akcji.",
    ),
    "greeks_lighthouse": (
        "Exhaust: put an attack card from your discard pile on top of your deck or swap a market card with "
        "an exiled card.",
        "Zaznacz: połóż kartę ataku ze stosu kart odrzuconych na wierzch talii albo wymień kartę na rynku na "
        "kartę usuniętą.",
    ),
    "greeks_philosophy": (
        "Abandon a pinned card other than a region to break through for an uncivilised or civilised card.",
        "Porzuć kartę trwałą inną niż region, aby podporządkować kartę archaiczną lub cywilizowaną.",
    ),
    "greeks_greek_innovation": (
        "Put 2 cards from your hand on top of your deck to acquire an uncivilised, civilised, region or "
        "tributary card. Each other player recalls a pinned card.",
        "Połóż 2 karty z ręki na wierzch talii, aby zdobyć kartę archaiczną, cywilizowaną, region lub kartę "
        "hołdu. Każdy inny gracz cofa kartę trwałą.",
    ),
    "macedonians_alexander_the_great": (
        "You can play this card only if you have “Alexander” in your history. You may acquire a region from "
        "the market or the exile pile. You may acquire a second one. Put this card into your history.",
        "Możesz zagrać tę kartę tylko wtedy, gdy masz w historii kartę „Aleksander”. Możesz zdobyć region z "
        "rynku lub ze stosu kart usuniętych. Możesz zdobyć kolejny. Przenieś tę kartę do historii.",
    ),
    "macedonians_phalanx": (
        "Exhaust: play a region from your discard pile, spending an action.",
        "Zaznacz: zagraj region ze stosu kart odrzuconych, wydając akcję.",
    ),
    "persians_persians_a": (
        "Exhaust: spend 1 action, put 2 cards from your hand on top of your deck and pay 1 population to "
        "break through for a tributary card.",
        "Zaznacz: wydaj 1 akcję, połóż 2 karty z ręki na wierzch talii i zapłać 1 populację, aby "
        "podporządkować kartę hołdu.",
    ),
    "romans_romans_a": (
        "Passive: when you look at fame cards, look at 1 more, then gain 1 progress.",
        "Pasywna: gdy podglądasz karty sławy, podejrzyj o 1 kartę więcej, potem zyskaj 1 postęp.",
    ),
    "romans_julius_caesar": (
        "Choose one: draw 2 cards; or you may acquire a region or tributary card. Put this card into your history.",
        "Wybierz jedno: dobierz 2 karty; albo możesz zdobyć region lub kartę hołdu. Przenieś tę kartę do historii.",
    ),
    "scythians_mounted_archers": (
        "Exhaust when another player plays an attack: ignore the attack. Solstice: you may pay 1 material to "
        "gain 1 population.",
        "Zaznacz, gdy inny gracz zagrywa atak: zignoruj atak. Przesilenie: możesz zapłacić 1 zasób, aby "
        "zyskać 1 populację.",
    ),
    "vikings_vikings_a": (
        "Passive: when a card of yours would go to history, instead discard it. Passive: when you take an "
        "Unrest, look at the top card of your nation deck, then you may put it at the bottom of your nation "
        "deck. Exhaust when you return an Unrest: draw 2 cards.",
        "Pasywna: gdy twoja karta ma trafić do historii, zamiast tego ją odrzuć. Pasywna: gdy bierzesz Bunt, "
        "podejrzyj wierzchnią kartę talii nacji, potem możesz przenieść tę kartę na spód talii nacji. "
        "Zaznacz, gdy zwracasz Bunt: dobierz 2 karty.",
    ),
    "vikings_vinland": (
        "You can play this card only if you have “Longships” and “Graenland” in play. Choose one: return an "
        "Unrest from your hand; or you may garrison a card from your hand here.",
        "Możesz zagrać tę kartę tylko wtedy, gdy masz w grze kartę „Długie łodzie” i kartę „Grenlandia”. "
        "Wybierz jedno: zwróć Bunt z ręki; albo możesz umieścić kartę z ręki w tym garnizonie.",
    ),
    "vikings_longships": (
        "Passive: when you acquire a region, you may take it from the exile pile instead of the market. "
        "Passive: when you acquire a region from the exile pile, gain 1 population. Exhaust when you play an "
        "attack card: gain 2 material.",
        "Pasywna: region możesz zdobyć także ze stosu kart usuniętych. Pasywna: gdy zdobywasz region ze stosu"
        " kart usuniętych, zyskaj 1 populację. Zaznacz, gdy zagrywasz kartę ataku: zyskaj 2 zasoby.",
    ),
    "vikings_combs": (
        "Exhaust: the next card you play this turn may be an empire card.",
        "Zaznacz: następna karta, którą zagrasz w tej turze, może być kartą imperialną.",
    ),
    "vikings_erik_the_red": (
        "Abandon “Scandinavia” and pay 1 population to find a region and put it into your hand. Exile this card.",
        "Porzuć kartę „Skandynawia” i zapłać 1 populację, aby odszukać region i wziąć go na rękę. Usuń tę kartę.",
    ),
}
