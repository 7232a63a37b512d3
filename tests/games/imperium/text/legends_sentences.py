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
        "Exhaust: abandon a region to gain 1 progress; if that card does not show a production icon, gain 1 progress "
        "more.",
        "Zaznacz: porzuć region, aby zyskać 1 postęp; jeżeli porzucona karta nie ma symbolu produkcji, "
        "dodatkowo zyskaj 1 postęp.",
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
        "Exhaust when a card in play with the fertile land icon brings you material: gain 1 progress.",
        "Zaznacz, gdy zyskujesz zasoby dzięki karcie w grze z żyzną ziemią: zyskaj 1 postęp.",
    ),
    "legends_qanat": (
        "Exhaust: count a card with a river you have in play as 3 production icons until the end of the turn.",
        "Zaznacz: licz kartę z rzeką w grze jako 3 symbole produkcji do końca tury.",
    ),
    "legends_road_building": (
        "Passive: you may play “Conquer” even as an empire. Solstice: gain 2 material.",
        "Pasywna: możesz zagrywać kartę „Podbój” także jako imperium. Przesilenie: zyskaj 2 zasoby.",
    ),
    "legends_art": (
        "Solstice: if you are barbarians, you may pay 1 material to return an Unrest from your hand. If you "
        "are an empire, you may pay 3 material to gain 1 progress.",
        "Przesilenie: jako barbarzyńcy możesz zapłacić 1 zasób, aby zwrócić Bunt z ręki. Jako imperium możesz"
        " zapłacić 3 zasoby, aby zyskać 1 postęp.",
    ),
    "legends_astronomy": (
        "Exhaust when you acquire a region: gain 1 progress. Solstice: you may take a region from your discard "
        "pile into your hand.",
        "Zaznacz, gdy zdobywasz region: zyskaj 1 postęp. Przesilenie: możesz wziąć na rękę region ze stosu kart "
        "odrzuconych.",
    ),
    "legends_cartography": (
        "Passive: when you acquire a region or tributary card, you may take it from the exile pile instead of"
        " the market.",
        "Pasywna: region lub kartę hołdu możesz zdobyć także ze stosu kart usuniętych.",
    ),
    "legends_masonry": (
        "Passive: you may play a city or metropolis without an action, each once a turn.",
        "Pasywna: możesz zagrywać miasto lub metropolię bez akcji, każdą taką kartę raz na turę.",
    ),
    "legends_civil_service": (
        "Passive: your hand limit is 1 higher. Solstice: gain 2 material.",
        "Pasywna: twój limit kart na ręce zwiększa się o 1. Przesilenie: zyskaj 2 zasoby.",
    ),
    "legends_amphitheatre": (
        "Exhaust: return an Unrest from your discard pile to gain 1 progress. Solstice: discard a card.",
        "Zaznacz: zwróć Bunt ze stosu kart odrzuconych, aby zyskać 1 postęp. Przesilenie: odrzuć kartę.",
    ),
    "legends_vikings": (
        "Gain 2 material. Steal 2 material from each other player; whoever cannot give 2 takes an Unrest.",
        "Zyskaj 2 zasoby. Zabierz 2 zasoby każdemu innemu graczowi; kto nie ma tyle, bierze Bunt.",
    ),
    "legends_romans": (
        "Abandon a region to take the top fame card. Exile this card. Each other player gains 1 progress.",
        "Porzuć region, aby wziąć wierzchnią kartę sławy. Usuń tę kartę. Każdy inny gracz zyskuje 1 postęp.",
    ),
    "legends_macedonians": (
        "Acquire a region from the market or the exile pile, twice. Put this card into your history.",
        "Dwa razy zdobądź region z rynku lub ze stosu kart usuniętych. Przenieś tę kartę do historii.",
    ),
    "egyptians_egyptians_a": (
        "Exhaust: choose one: spend 1 action and take an Unrest to develop a card; or pay 1 population and take "
        "an Unrest to gain 1 action.",
        "Zaznacz: wybierz jedno: wydaj 1 akcję i weź Bunt, aby rozwinąć kartę; albo zapłać 1 populację i weź "
        "Bunt, aby zyskać 1 akcję.",
    ),
    "egyptians_embalming": (
        "Passive: when you pay population, you may put a card from your hand into your history. Exhaust: draw a card.",
        "Pasywna: gdy płacisz populacją, możesz przenieść kartę z ręki do historii. Zaznacz: dobierz kartę.",
    ),
    "egyptians_medicine": (
        "Passive: developing costs you 1 population less.",
        "Pasywna: rozwój kosztuje cię o 1 populację mniej.",
    ),
    "egyptians_egyptian_legacy": (
        "Each other player takes an Unrest, then discards a card. Gain 2 progress.",
        "Każdy inny gracz bierze Bunt, potem odrzuca kartę. Zyskaj 2 postępy.",
    ),
    "egyptians_flood_of_the_nile": (
        "Abandon a card with a river to choose one: gain 5 material; or, if you are an empire, break through "
        "for an uncivilised or civilised card.",
        "Porzuć kartę z rzeką, aby wybrać jedno: zyskaj 5 zasobów; albo jako imperium podporządkuj kartę "
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
        "Passive: this card counts as 2 regions. Exhaust: each player gains 1 material. Gain 1 progress.",
        "Pasywna: ta karta liczy się jako 2 regiony. Zaznacz: każdy gracz zyskuje 1 zasób. Zyskaj 1 postęp.",
    ),
    "mauryans_ashoka": (
        "Take the top fame card. Reveal your hand, deck and discard pile. Put all attack cards from your hand, "
        "deck and discard pile into your history. Put this card into your history.",
        "Weź wierzchnią kartę sławy. Odkryj swoją rękę, talię i stos kart odrzuconych. Przenieś wszystkie karty "
        "ataku z ręki, z talii i ze stosu kart odrzuconych do historii. Przenieś tę kartę do historii.",
    ),
    "mauryans_edicts_of_ashoka": (
        "You can play this card only if you have “Ashoka” in your history. Exhaust: put a card from your hand"
        " into your history to choose one: draw a card; or return an Unrest from your discard pile; or both.",
        "Możesz zagrać tę kartę tylko wtedy, gdy masz w historii kartę „Asoka”. Zaznacz: przenieś kartę z "
        "ręki do historii, aby wybrać jedno: dobierz kartę; albo zwróć Bunt ze stosu kart odrzuconych; albo "
        "jedno i drugie.",
    ),
    "mauryans_arthashastra": (
        "Solstice: discard any number of Unrest. For each Unrest discarded this way: draw a card or gain 1 progress.",
        "Przesilenie: odrzuć dowolną liczbę Buntów. Za każdy odrzucony w ten sposób Bunt: dobierz kartę albo "
        "zyskaj 1 postęp.",
    ),
    "mauryans_chandragupta": (
        "Acquire a region. Find “Indian Elephants” and put it into your discard pile. Put this card into your history.",
        "Zdobądź region. Odszukaj kartę „Słonie indyjskie” i przenieś ją na stos kart odrzuconych. Przenieś "
        "tę kartę do historii.",
    ),
    "mauryans_chanakya": (
        "Choose one: acquire an uncivilised card, then acquire a civilised card; or find “Arthashastra” and "
        "put it into your discard pile. Put this card into your history.",
        "Wybierz jedno: zdobądź kartę archaiczną, potem zdobądź kartę cywilizowaną; albo odszukaj kartę "
        "„Arthaśastra” i przenieś ją na stos kart odrzuconych. Przenieś tę kartę do historii.",
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
        "Exhaust: choose one: put a mask from your discard pile into your history; or discard 3 masks to "
        "acquire an uncivilised, civilised, region or tributary card.",
        "Zaznacz: wybierz jedno: przenieś maskę ze stosu kart odrzuconych do historii; albo odrzuć 3 maski, "
        "aby zdobyć kartę archaiczną, cywilizowaną, region lub kartę hołdu.",
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
        "You can play this card only if you have “Step Pyramids” in play. Discard 2 masks and pay 2 "
        "population to look at the top 3 fame cards and take 1.",
        "Możesz zagrać tę kartę tylko wtedy, gdy masz w grze kartę „Piramidy schodkowe”. Odrzuć 2 maski i "
        "zapłać 2 populacje, aby podejrzeć 3 wierzchnie karty sławy i wziąć jedną z nich.",
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
        "Passive: when you are to discard masks, you may abandon a card garrisoned here in place of each "
        "mask. Solstice: you may garrison a card from your hand here.",
        "Pasywna: gdy masz odrzucić maski, możesz zamiast każdej maski porzucić kartę z tego garnizonu. "
        "Przesilenie: możesz umieścić kartę z ręki w tym garnizonie.",
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
        "Passive: when you would put progress on a market card, instead put 1 population on it. Exhaust when "
        "you take a market card with population on it: take twice as much population from it.",
        "Pasywna: gdy masz położyć postęp na karcie na rynku, zamiast tego połóż na niej 1 populację. "
        "Zaznacz, gdy bierzesz z rynku kartę, na której leży populacja: weź z niej dwa razy więcej populacji.",
    ),
    "qin_long_walls_i": (
        "Passive: playing Unrest costs you 2 material less (at least 1).",
        "Pasywna: zagranie Buntu kosztuje cię o 2 zasoby mniej (co najmniej 1).",
    ),
    "qin_long_walls_ii": (
        "Passive: when another player plays an attack, you may recall one of your “Long Walls” to ignore the attack.",
        "Pasywna: gdy inny gracz zagrywa atak, możesz cofnąć jedną z kart „Wielki Mur”, aby zignorować atak.",
    ),
    "qin_long_walls_iv": (
        "Exhaust: if you have at least 3 “Long Walls” in play, put a card from your hand on top of your deck to "
        "gain 1 action.",
        "Zaznacz: jeżeli masz w grze co najmniej 3 karty „Wielki Mur”, połóż kartę z ręki na wierzch talii, aby "
        "zyskać 1 akcję.",
    ),
    "qin_emperor_qin_shi_huang": (
        "You can play this card only if you have “Mandate of Heaven” in play and you have “King Wu of Qin” in"
        " your history. Take the top fame card. Put this card into your history.",
        "Możesz zagrać tę kartę tylko wtedy, gdy masz w grze kartę „Mandat niebios” i masz w historii kartę "
        "„Król Wu z Qin”. Weź wierzchnią kartę sławy. Przenieś tę kartę do historii.",
    ),
    "qin_mathematics": (
        "Passive: your hand limit is 1 higher. You may play “Advance” even as an empire.",
        "Pasywna: twój limit kart na ręce zwiększa się o 1. Możesz zagrywać kartę „Udoskonalenie” także jako imperium.",
    ),
    "qin_king_wu_of_qin": (
        "You can play this card only if you have “Mandate of Heaven” in play and you have “Duke Zhuang of "
        "Qin” in your history. Pay up to 3 progress. For each progress paid: acquire an uncivilised, "
        "civilised, region or tributary card. Put this card into your history.",
        "Możesz zagrać tę kartę tylko wtedy, gdy masz w grze kartę „Mandat niebios” i masz w historii kartę "
        "„Książę Zhuang z Qin”. Zapłać najwyżej 3 postępy. Za każdy zapłacony postęp: zdobądź kartę "
        "archaiczną, cywilizowaną, region lub kartę hołdu. Przenieś tę kartę do historii.",
    ),
    "qin_confucianism": (
        "Abandon “Legalism”. Exhaust: spend 1 action and discard 2 cards to choose one: acquire a tributary, "
        "uncivilised or civilised card with population on it; or return up to 2 Unrest from your discard "
        "pile.",
        "Porzuć kartę „Legalizm”. Zaznacz: wydaj 1 akcję i odrzuć 2 karty, aby wybrać jedno: zdobądź kartę "
        "hołdu, archaiczną lub cywilizowaną, na której leży populacja; albo zwróć najwyżej 2 Bunty ze stosu "
        "kart odrzuconych.",
    ),
    "qin_school_of_diplomacy": (
        "Abandon up to 3 regions. For each region abandoned this way: you may acquire a region or tributary "
        "card. If you are barbarians, each other player recalls a region.",
        "Porzuć najwyżej 3 regiony. Za każdy porzucony w ten sposób region: możesz zdobyć region lub kartę "
        "hołdu. Jeżeli jesteś barbarzyńcami, każdy inny gracz cofa region.",
    ),
    "qin_duke_zhuang_of_qin": (
        "You can play this card only if you have “Mandate of Heaven” in play. Return up to 2 Unrest from your"
        " hand or discard pile. Break through for a region or tributary card. Put this card into your "
        "history.",
        "Możesz zagrać tę kartę tylko wtedy, gdy masz w grze kartę „Mandat niebios”. Zwróć najwyżej 2 Bunty z"
        " ręki lub ze stosu kart odrzuconych. Podporządkuj region lub kartę hołdu. Przenieś tę kartę do "
        "historii.",
    ),
    "qin_mandate_of_heaven": (
        "Exhaust: put 1 population on a market card. You may abandon this card. Solstice: discard 2 cards.",
        "Zaznacz: połóż 1 populację na karcie na rynku. Możesz porzucić tę kartę. Przesilenie: odrzuć 2 karty.",
    ),
}
