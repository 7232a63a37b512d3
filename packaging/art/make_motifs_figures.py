"""People: a line each in `PEOPLE`, of the parts of figure_parts.py."""

from functools import partial

from figure_parts import (
    BLACK,
    CREAM,
    DRESSES,
    FUR,
    HELD,
    LEATHER,
    LEATHER_D,
    NAVY,
    NO_HAIR,
    OCHRE,
    OLIVE,
    PINE_C,
    PLUM,
    SHIELDS,
    TOPS,
    arm,
    chain,
    fist,
    fitted,
    foot,
    head,
    hold,
    k_short,
    k_topknot,
    person,
    t_corinth,
)
from style import (
    BONE,
    BRONZE,
    CLOTH,
    DARK,
    GOLD,
    GOLD_D,
    GREEN,
    GREY,
    HAIR,
    INK,
    IRON,
    LEAF,
    LINEN,
    MOTIFS,
    ROSE,
    SKIN,
    SLATE,
    STEEL,
    STRAW,
    WOOD,
    WOOD_D,
    WOOD_L,
    as_path,
    oval,
    poly,
    put,
    rect,
    union,
)


def looks(**parts):
    return parts


PEOPLE = {
    # war
    "legionary": looks(
        dress="lorica",
        top="roman",
        right=(146, 96),
        has="pilum",
        shield="scutum",
        left=(82, 128),
        shield_at=(76, 126),
        shield_size=1.08,
        high=True,
        skin=5,
        nose="hooked",
    ),
    "centurion": looks(
        dress="lorica",
        trim=GOLD,
        top="roman",
        cloak=CLOTH,
        right=(144, 92),
        has="sword",
        turn=18,
        left=(74, 126),
        skin=0,
        nose="straight",
        beard=None,
    ),
    "hoplite": looks(
        dress="cuirass",
        top="corinth",
        right=(148, 96),
        has="spear",
        shield="round",
        left=(80, 112),
        shield_at=(78, 118),
        shield_size=1.06,
        boots=LEATHER,
        skin=1,
    ),
    "spearman": looks(
        dress="coat",
        cloth=CLOTH,
        trim=GOLD,
        top="phrygian",
        colour=OCHRE,
        right=(146, 96),
        has="spear",
        shield="wicker",
        left=(80, 120),
        shield_at=(76, 126),
        shield_size=1.1,
        beard="curled",
        skin=6,
        tone=0,
    ),
    "swordsman": looks(
        dress="plaid",
        cloth=CLOTH,
        top="goldhelm",
        hair="long",
        tone=5,
        beard="moustache",
        right=(146, 84),
        has="sword",
        turn=24,
        size=1.25,
        shield="viking",
        left=(80, 118),
        shield_at=(76, 120),
        pants=OLIVE,
        cloak=FUR,
        skin=4,
        trim=OCHRE,
        nose="straight",
    ),
    "axeman": looks(
        dress="short",
        cloth=CLOTH,
        top="spectacle",
        tone=4,
        hair="long",
        beard="braid",
        right=(146, 90),
        has="axe",
        turn=14,
        size=1.15,
        shield="viking",
        left=(78, 120),
        pants=LEATHER,
        cloak=FUR,
        skin=4,
        trim=OCHRE,
        nose="long",
    ),
    "barbarian": looks(
        dress="bare",
        cloth=FUR,
        top="wolf",
        tone=4,
        beard="full",
        right=(144, 82),
        has="club",
        turn=30,
        size=1.2,
        left=(70, 112),
        bend=(1, -1),
        belt=LEATHER,
        wrist=LEATHER,
        skin=4,
        nose="broad",
    ),
    "archer": looks(
        dress="short",
        cloth=CLOTH,
        top="hood",
        colour=PINE_C,
        right=(152, 84),
        left=(108, 84),
        bend=(1, -1),
        has="bow",
        pants=LEATHER,
        hands=True,
        over=lambda m: bow_string(m),
    ),
    "slinger": looks(
        dress="tunic",
        cloth=CLOTH,
        hair="curly",
        top=None,
        right=(138, 44),
        left=(70, 120),
        has=None,
        over=lambda m: sling(m),
        belt=LEATHER,
    ),
    "gladiator": looks(
        dress="bare",
        cloth=CLOTH,
        top="gladiator",
        right=(146, 94),
        has="gladius",
        turn=28,
        size=1.1,
        shield="scutum",
        left=(82, 126),
        shield_at=(76, 130),
        shield_size=0.9,
        wrist=LEATHER,
        boots=LEATHER,
    ),
    "net_fighter": looks(
        dress="bare",
        cloth=CLOTH,
        hair="short",
        right=(146, 96),
        has="trident",
        left=(66, 118),
        over=lambda m: net(m),
        wrist=LEATHER,
    ),
    "knight": looks(
        dress="mail",
        cloth=CLOTH,
        trim=CREAM,
        top="great",
        right=(146, 92),
        has="sword",
        turn=12,
        size=1.2,
        shield="kite",
        left=(80, 116),
        shield_at=(76, 122),
        boots=IRON,
        skin=4,
    ),
    "samurai": looks(
        dress="oyoroi",
        cloth=CLOTH,
        top="kabuto",
        right=(148, 96),
        has="katana",
        turn=22,
        size=1.15,
        left=(76, 122),
        sleeve=NAVY,
        cuff=0.7,
        nose="small",
    ),
    "ninja": looks(
        dress="short",
        cloth=BLACK,
        trim=None,
        belt=CLOTH,
        top="ninja",
        pants=BLACK,
        boots=BLACK,
        right=(150, 86),
        has="katana",
        turn=64,
        size=0.95,
        left=(66, 104),
        bend=(1, -1),
        stride=2.0,
    ),
    "pirate": looks(
        dress="short",
        cloth=LINEN,
        top="bandana",
        beard="short",
        tone=0,
        right=(146, 90),
        has="sabre",
        turn=14,
        size=1.15,
        pants=NAVY,
        belt=CLOTH,
        left=(74, 122),
        skin=5,
        hair="long",
        nose="hooked",
    ),
    "thief": looks(
        dress="short",
        cloth=BLACK,
        top="cowl",
        colour=BLACK,
        cloak=BLACK,
        right=(142, 118),
        has="bag",
        size=0.95,
        left=(72, 108),
        under="dagger",
        under_turn=-30,
        pants=SLATE,
        belt=LEATHER,
    ),
    "spy": looks(
        dress="robe",
        cloth=SLATE,
        top="cowl",
        colour=SLATE,
        cloak=BLACK,
        right=(140, 98),
        has="letter",
        size=0.9,
        turn=8,
        left=(78, 118),
        belt=LEATHER,
    ),
    "guard": looks(
        dress="mail",
        cloth=CLOTH,
        top="nasal",
        right=(146, 98),
        has="spear",
        left=(76, 124),
        beard="short",
        skin=1,
        tone=0,
    ),
    "egyptian_guard": looks(
        dress="kilt",
        cloth=LINEN,
        trim=GOLD,
        skin=2,
        top="nemes",
        belt=CLOTH,
        right=(146, 98),
        has="spear",
        shield="hide",
        left=(78, 120),
        shield_at=(74, 124),
        boots=LEATHER,
    ),
    "eagle_warrior": looks(
        dress="bare",
        cloth=CLOTH,
        skin=2,
        top="plumes",
        right=(146, 90),
        has="club",
        size=1.1,
        turn=14,
        shield="round",
        left=(80, 116),
        shield_at=(76, 118),
        shield_size=0.9,
        wrist=GOLD,
        nose="hooked",
    ),
    "amazon": looks(
        dress="tunic",
        cloth=CLOTH,
        trim=GOLD,
        top="phrygian",
        colour=OCHRE,
        hair="plait",
        tone=4,
        right=(148, 94),
        has="bow",
        left=(72, 116),
        under="axe",
        under_size=0.8,
        under_turn=-16,
        boots=LEATHER,
        high=True,
        behind=lambda m: quiver(m),
        skin=5,
    ),
    # power
    "king": looks(
        dress="robe",
        cloth=CLOTH,
        trim=GOLD,
        top="crown",
        beard="full",
        tone=2,
        hair="long",
        cloak=PLUM,
        cape_trim=CREAM,
        right=(142, 106),
        has="sceptre",
        belt=GOLD,
        skin=4,
        nose="straight",
    ),
    "queen": looks(
        dress="dress",
        cloth=CLOTH,
        trim=GOLD,
        top="crown",
        hair="braids",
        tone=5,
        right=(140, 108),
        has="sceptre",
        size=0.85,
        belt=GOLD,
        left=(76, 122),
        skin=4,
    ),
    "emperor": looks(
        dress="cuirass",
        cloth=LINEN,
        trim=GOLD,
        top="goldlaurel",
        cloak=CLOTH,
        right=(146, 74),
        left=(76, 122),
        has="scroll",
        size=0.62,
        turn=12,
        boots=LEATHER,
        tone=0,
        skin=5,
        nose="hooked",
        hair="short",
    ),
    "chinese_emperor": looks(
        dress="kimono",
        cloth=CLOTH,
        trim=GOLD,
        top="mortar",
        beard="pointed",
        tone=0,
        right=(140, 106),
        has="scroll",
        size=0.7,
        left=(80, 116),
        belt=GOLD,
        skin=0,
        nose="snub",
    ),
    "pharaoh": looks(
        dress="kilt",
        cloth=LINEN,
        trim=GOLD,
        skin=2,
        top="pschent",
        belt=GOLD,
        right=(142, 104),
        has="was",
        left=(78, 120),
        under="ankh",
        under_size=0.9,
        boots=LEATHER,
    ),
    "persian_king": looks(
        dress="robe",
        cloth=CLOTH,
        trim=GOLD,
        top="assyrian",
        colour=None,
        beard="curled",
        tone=0,
        skin=6,
        hair="long",
        right=(142, 104),
        has="staff",
        left=(78, 116),
        under="branch",
        under_size=0.5,
        belt=GOLD,
        nose="hooked",
    ),
    "egyptian_queen": looks(
        dress="sheath",
        cloth=LINEN,
        trim=GOLD,
        skin=2,
        top="tiara",
        hair="long",
        tone=0,
        right=(140, 106),
        has="ankh",
        left=(76, 122),
        wrist=GOLD,
        belt=CLOTH,
        nose="small",
    ),
    "lady": looks(
        dress="dress",
        cloth=CLOTH,
        trim=CREAM,
        top="hennin",
        hair="none",
        right=(138, 112),
        has="branch",
        size=0.5,
        turn=20,
        left=(78, 122),
        belt=GOLD,
        skin=4,
    ),
    "senator": looks(
        dress="toga",
        cloth=CLOTH,
        trim=GOLD,
        hair="short",
        tone=6,
        top="laurel",
        right=(144, 84),
        has="scroll",
        size=0.7,
        turn=12,
        left=(80, 118),
        skin=5,
        nose="hooked",
    ),
    "envoy": looks(
        dress="tunic",
        cloth=CLOTH,
        trim=GOLD,
        top="petasos",
        cloak=NAVY,
        right=(146, 92),
        has="scroll",
        size=0.75,
        turn=10,
        boots=LEATHER,
        high=True,
        pants=None,
        left=(72, 116),
        skin=1,
        tone=0,
        beard="short",
        nose="straight",
    ),
    "herald": looks(
        dress="tunic",
        cloth=CLOTH,
        trim=GOLD,
        top="feathercap",
        right=(146, 56),
        over=lambda m: horn_at(m),
        pants=CREAM,
        boots=LEATHER,
        left=(74, 122),
    ),
    # rulers of many peoples
    "minoan_king": looks(
        dress="kilt",
        cloth=CLOTH,
        trim=None,
        skin=1,
        top="lilies",
        hair="coils",
        tone=0,
        belt=GOLD,
        right=(148, 86),
        has="staff",
        left=(66, 104),
        bend=(1, -1),
        wrist=GOLD,
        boots=LEATHER,
        nose="straight",
    ),
    "minoan_lady": looks(
        dress="flounce",
        cloth=CLOTH,
        trim=GOLD,
        skin=4,
        hair="coils",
        tone=0,
        top="tiara",
        right=(150, 66),
        left=(56, 72),
        bend=(1, -1),
        belt=GOLD,
        wrist=GOLD,
        over=lambda m: snakes_held(m),
    ),
    "celtic_king": looks(
        dress="plaid",
        cloth=CLOTH,
        trim=OCHRE,
        skin=4,
        hair="wild",
        tone=5,
        beard="moustache",
        top="torcband",
        cloak=PINE_C,
        right=(146, 88),
        has="sword",
        turn=16,
        size=1.3,
        shield="oval",
        left=(80, 118),
        shield_at=(74, 124),
        pants=OLIVE,
        nose="long",
    ),
    "celtic_queen": looks(
        dress="dress",
        cloth=CLOTH,
        trim=OCHRE,
        skin=4,
        hair="flowing",
        tone=4,
        top="torcband",
        cloak=PINE_C,
        cape_trim=OCHRE,
        right=(148, 92),
        has="spear",
        left=(70, 112),
        belt=GOLD,
    ),
    "norse_king": looks(
        dress="short",
        cloth=CLOTH,
        trim=GOLD,
        skin=4,
        hair="long",
        tone=5,
        beard="braid",
        top="norsecrown",
        cloak=FUR,
        right=(146, 90),
        has="axe",
        turn=10,
        size=1.2,
        left=(74, 118),
        pants=NAVY,
        belt=GOLD,
        nose="broad",
    ),
    "norse_seer": looks(
        dress="dress",
        cloth=CLOTH,
        trim=CREAM,
        skin=4,
        hair="braids",
        tone=5,
        top="pelt",
        cloak=SLATE,
        right=(144, 96),
        has="orbstaff",
        left=(74, 118),
        belt=LEATHER,
    ),
    "scythian_king": looks(
        dress="coat",
        cloth=CLOTH,
        trim=GOLD,
        skin=5,
        hair="long",
        tone=2,
        beard="full",
        top="pointed",
        right=(144, 100),
        has="goblet",
        size=1.2,
        left=(76, 118),
        under="axe",
        under_size=0.7,
        under_turn=-20,
        pants=LEATHER,
        belt=GOLD,
        nose="long",
    ),
    "macedonian_king": looks(
        dress="cuirass",
        cloth=CLOTH,
        trim=BRONZE,
        skin=5,
        hair="curly",
        tone=0,
        beard="full",
        top="diadem",
        cloak=PLUM,
        cape_trim=GOLD,
        right=(148, 94),
        has="spear",
        left=(74, 118),
        boots=LEATHER,
        nose="straight",
    ),
    "young_king": looks(
        dress="cuirass",
        cloth=CLOTH,
        trim=GOLD,
        skin=4,
        hair="curly",
        tone=5,
        top="diadem",
        cloak=CLOTH,
        right=(150, 66),
        has="sword",
        turn=24,
        size=1.15,
        left=(70, 110),
        bend=(1, -1),
        boots=LEATHER,
        nose="straight",
    ),
    "indian_king": looks(
        dress="dhoti",
        cloth=CLOTH,
        trim=OCHRE,
        skin=2,
        hair="long",
        tone=0,
        beard="moustache",
        top="indiancrown",
        right=(144, 98),
        has="sceptre",
        left=(72, 112),
        bend=(1, -1),
        wrist=GOLD,
        boots=GOLD_D,
        nose="straight",
    ),
    "indian_lady": looks(
        dress="sari",
        cloth=CLOTH,
        trim=OCHRE,
        skin=2,
        hair="plait",
        tone=0,
        top="tiara",
        right=(144, 84),
        left=(74, 118),
        has="lotus",
        wrist=GOLD,
    ),
    "chinese_king": looks(
        dress="hanfu",
        cloth=CLOTH,
        trim=BLACK,
        skin=0,
        hair="topknot",
        tone=0,
        beard="pointed",
        top="zhou",
        right=(144, 98),
        has="jade_disc",
        left=(82, 116),
        belt=BLACK,
        nose="small",
    ),
    "chinese_lady": looks(
        dress="hanfu",
        cloth=CLOTH,
        trim=CREAM,
        skin=4,
        hair="geisha",
        tone=0,
        top="phoenix",
        right=(140, 92),
        has="fan",
        turn=14,
        left=(82, 116),
        belt=GOLD,
    ),
    "assyrian_king": looks(
        dress="robe",
        cloth=CLOTH,
        trim=GOLD,
        skin=6,
        hair="long",
        tone=0,
        beard="curled",
        top="fez",
        right=(148, 90),
        has="bow",
        left=(76, 116),
        belt=GOLD,
        cloak=GOLD_D,
        nose="hooked",
    ),
    "lydian_king": looks(
        dress="robe",
        cloth=CLOTH,
        trim=OCHRE,
        skin=1,
        hair="curly",
        tone=0,
        beard="pointed",
        top="diadem",
        cloak=OCHRE,
        right=(142, 96),
        has="coin_bowl",
        left=(76, 118),
        belt=GOLD,
        nose="straight",
    ),
    "persian_queen": looks(
        dress="robe",
        cloth=CLOTH,
        trim=GOLD,
        skin=5,
        hair="plait",
        tone=0,
        top="crown",
        cloak=LINEN,
        right=(142, 92),
        has="lotus",
        left=(78, 118),
        belt=GOLD,
        nose="small",
    ),
    "african_king": looks(
        dress="robe",
        cloth=CLOTH,
        trim=GOLD,
        skin=3,
        hair="curly",
        tone=0,
        beard="short",
        top="headring",
        cloak=LINEN,
        cape_trim=CLOTH,
        right=(146, 96),
        has="spear",
        left=(76, 118),
        belt=GOLD,
        nose="broad",
    ),
    "mede": looks(
        dress="coat",
        cloth=CLOTH,
        trim=OCHRE,
        skin=6,
        hair="curly",
        tone=0,
        beard="full",
        top="kolah",
        right=(148, 96),
        has="spear",
        left=(80, 118),
        shield="wicker",
        shield_at=(76, 124),
        pants=OLIVE,
        nose="hooked",
    ),
    "phalangite": looks(
        dress="cuirass",
        cloth=CLOTH,
        trim=LINEN,
        skin=5,
        hair="curly",
        tone=1,
        top="phrygian",
        colour=BRONZE,
        right=(136, 92),
        left=(110, 112),
        bend=(1, -1),
        over=lambda m: sarissa(m),
        boots=LEATHER,
        nose="straight",
    ),
    "highlander": looks(
        dress="coat",
        cloth=OLIVE,
        trim=FUR,
        skin=1,
        hair="curly",
        tone=0,
        beard="full",
        top="pelt",
        right=(146, 94),
        has="crook",
        left=(76, 118),
        pants=WOOD,
        nose="hooked",
    ),
    "satrap": looks(
        dress="coat",
        cloth=CLOTH,
        trim=GOLD,
        skin=6,
        hair="curly",
        tone=0,
        beard="curled",
        top="kolah",
        cloak=OCHRE,
        right=(144, 88),
        has="scroll",
        size=0.7,
        turn=10,
        left=(76, 118),
        pants=NAVY,
        belt=GOLD,
        nose="hooked",
    ),
    # faith and mind
    "brahmin": looks(
        dress="toga",
        cloth=CLOTH,
        skin=2,
        hair="topknot",
        tone=3,
        beard="short",
        right=(146, 76),
        left=(80, 118),
        bend=(1, -1),
        under="scroll",
        under_size=0.6,
        nose="straight",
        trim=None,
    ),
    "druid": looks(
        dress="robe",
        cloth=LINEN,
        trim=None,
        beard="long",
        tone=3,
        top="hood",
        colour=LINEN,
        right=(144, 98),
        has="staff",
        left=(74, 118),
        under="sickle",
        under_size=0.7,
        belt=CLOTH,
        skin=4,
        nose="long",
    ),
    "priest": looks(
        dress="robe",
        cloth=LINEN,
        trim=CLOTH,
        top="mitre",
        beard="full",
        tone=3,
        right=(142, 104),
        has="crook",
        left=(76, 118),
        belt=GOLD,
        skin=1,
    ),
    "priestess": looks(
        dress="dress",
        cloth=LINEN,
        trim=CLOTH,
        top="veil",
        colour=CLOTH,
        hair="long",
        right=(140, 92),
        has="torch",
        size=0.8,
        left=(78, 120),
        belt=GOLD,
        skin=5,
    ),
    "monk": looks(
        dress="robe",
        cloth=WOOD,
        hair="tonsure",
        tone=1,
        right=(138, 106),
        has="codex",
        left=(78, 118),
        belt=CREAM,
        boots=LEATHER,
        skin=4,
        nose="broad",
    ),
    "buddhist_monk": looks(
        dress="toga",
        cloth="#d98a2f",
        hair="none",
        right=(140, 100),
        has="staff",
        left=(80, 116),
        skin=6,
        trim=None,
        sleeve="",
        nose="snub",
    ),
    "philosopher": looks(
        dress="toga",
        cloth=CLOTH,
        hair="bald",
        tone=3,
        beard="long",
        right=(146, 78),
        left=(80, 118),
        bend=(1, -1),
        under="scroll",
        under_size=0.6,
        skin=0,
        nose="snub",
    ),
    "sage": looks(
        dress="kimono",
        cloth=CLOTH,
        trim=CREAM,
        hair="topknot",
        tone=3,
        beard="long",
        right=(144, 98),
        has="staff",
        left=(80, 116),
        under="scroll",
        under_size=0.6,
        belt=SLATE,
        skin=0,
        nose="small",
    ),
    "scribe": looks(
        dress="toga",
        cloth=CLOTH,
        hair="short",
        tone=0,
        skin=1,
        right=(140, 98),
        has="tablet",
        left=(112, 104),
        bend=(1, -1),
        over=lambda m: reed_pen(m, 112, 104),
    ),
    "wizard": looks(
        dress="robe",
        cloth=CLOTH,
        trim=GOLD,
        top="wizard",
        beard="long",
        tone=3,
        right=(144, 98),
        has="orbstaff",
        left=(70, 112),
        belt=GOLD,
        hair="long",
        nose="hooked",
        skin=4,
    ),
    "poet": looks(
        dress="robe",
        cloth=CLOTH,
        trim=None,
        top="laurel",
        hair="curly",
        tone=2,
        right=(138, 102),
        left=(104, 112),
        has="lyre",
        size=0.9,
        bend=(1, -1),
        belt=LEATHER,
        skin=4,
        nose="straight",
    ),
    "musician": looks(
        dress="tunic",
        cloth=CLOTH,
        trim=GOLD,
        hair="curly",
        tone=0,
        skin=1,
        right=(130, 70),
        left=(116, 76),
        has=None,
        over=lambda m: double_flute(m),
        bend=(-1, 1),
        boots=LEATHER,
    ),
    "bard": looks(
        dress="short",
        cloth=CLOTH,
        trim=GOLD,
        top="feathercap",
        tone=2,
        hair="long",
        right=(142, 110),
        left=(108, 116),
        pants=OLIVE,
        over=lambda m: lute(m),
    ),
    "drummer": looks(
        dress="tunic",
        cloth=CLOTH,
        skin=2,
        top="bandana",
        right=(134, 96),
        left=(92, 100),
        over=lambda m: drum_on(m),
        boots=LEATHER,
    ),
    "dancer": looks(
        dress="dress",
        cloth=CLOTH,
        trim=GOLD,
        hair="flowing",
        tone=0,
        skin=1,
        top="flowers",
        right=(150, 50),
        left=(56, 66),
        bend=(1, -1),
        cuff=-1,
        sleeve=None,
        belt=GOLD,
        over=lambda m: scarf(m),
    ),
    # work and trade
    "merchant": looks(
        dress="robe",
        cloth=CLOTH,
        trim=GOLD,
        top="turban",
        beard="full",
        tone=0,
        skin=6,
        right=(140, 116),
        has="bag",
        size=1.0,
        left=(76, 116),
        under="scroll",
        under_size=0.5,
        belt=OCHRE,
        nose="hooked",
    ),
    "farmer": looks(
        dress="short",
        cloth=CLOTH,
        top="straw",
        pants=OLIVE,
        right=(144, 102),
        has="hoe",
        left=(76, 120),
        beard="short",
        tone=2,
        boots=LEATHER,
        nose="broad",
        skin=5,
    ),
    "reaper": looks(
        dress="tunic",
        cloth=CLOTH,
        top="straw",
        right=(142, 104),
        has="sickle",
        size=0.9,
        turn=20,
        left=(72, 118),
        over=lambda m: sheaf_at(m, 66, 128, 0.5),
        skin=5,
        tone=5,
        hair="plait",
    ),
    "peasant": looks(
        dress="short",
        cloth=OCHRE,
        top="kerchief",
        colour=CLOTH,
        pants=WOOD,
        right=(140, 112),
        left=(86, 124),
        over=lambda m: (
            hold(m, "basket", 118, 122, 0, 1.05, what="#c2413a"),
            fist(m, (144, 118), SKIN[0]),
            fist(m, (94, 122), SKIN[0]),
        ),
    ),
    "miner": looks(
        dress="short",
        cloth=SLATE,
        top="cap",
        colour=CLOTH,
        beard="full",
        tone=0,
        pants=WOOD,
        right=(142, 98),
        left=(74, 116),
        has="pick",
        size=1.1,
        turn=16,
        skin=5,
        nose="broad",
    ),
    "builder": looks(
        dress="short",
        cloth=CLOTH,
        top="cap",
        colour=STRAW,
        pants=OLIVE,
        right=(144, 94),
        has="hammer",
        turn=20,
        size=1.1,
        left=(74, 120),
        under="plan",
        under_size=0.7,
        under_turn=-14,
        skin=5,
        tone=1,
        beard="short",
    ),
    "smith": looks(
        dress="apron",
        cloth=CLOTH,
        trim=LEATHER,
        hair="bald",
        beard="full",
        tone=1,
        right=(146, 84),
        has="hammer",
        size=1.3,
        turn=16,
        left=(76, 122),
        cuff=0,
        pants=SLATE,
        wrist=LEATHER_D,
        skin=5,
        nose="broad",
    ),
    "baker": looks(
        dress="apron",
        cloth=STRAW,
        trim=LINEN,
        top="baker",
        beard="short",
        tone=1,
        right=(138, 102),
        left=(84, 112),
        has="bread",
        pants=SLATE,
        bend=(1, -1),
        skin=4,
        nose="snub",
    ),
    "confectioner": looks(
        dress="apron",
        cloth=ROSE,
        trim=LINEN,
        top="baker",
        right=(138, 102),
        left=(84, 112),
        has="cake",
        pants=SLATE,
        beard=None,
        skin=4,
        tone=4,
        nose="snub",
    ),
    "carpenter": looks(
        dress="apron",
        cloth=CLOTH,
        trim=STRAW,
        top="cap",
        colour=OLIVE,
        beard="full",
        tone=4,
        right=(144, 98),
        has="saw",
        size=1.05,
        turn=30,
        left=(76, 122),
        pants=WOOD,
        skin=4,
    ),
    "lumberjack": looks(
        dress="short",
        cloth=CLOTH,
        trim=None,
        top="cap",
        colour=PINE_C,
        beard="full",
        tone=5,
        right=(144, 92),
        has="axe",
        size=1.1,
        turn=20,
        left=(76, 122),
        pants=NAVY,
        skin=4,
    ),
    "sculptor": looks(
        dress="apron",
        cloth=LINEN,
        trim=CLOTH,
        hair="curly",
        tone=0,
        beard="short",
        right=(148, 66),
        has="hammer",
        turn=30,
        size=0.95,
        left=(126, 106),
        bend=(1, -1),
        under="chisel",
        under_turn=84,
        under_size=1.2,
        cuff=0,
        pants=LEATHER,
        skin=5,
        nose="straight",
    ),
    "brewer": looks(
        dress="apron",
        cloth=CLOTH,
        trim=LINEN,
        hair="bald",
        tone=1,
        beard="full",
        right=(148, 108),
        has="mug",
        size=1.25,
        left=(78, 120),
        pants=WOOD,
    ),
    "fisher": looks(
        dress="short",
        cloth=CLOTH,
        top="straw",
        pants=NAVY,
        right=(140, 104),
        has="rod",
        left=(74, 122),
        beard="short",
        tone=3,
        boots=LEATHER,
        skin=6,
        nose="broad",
    ),
    "hunter": looks(
        dress="tunic",
        cloth=OLIVE,
        top="feathercap",
        pants=LEATHER,
        high=True,
        right=(146, 94),
        has="bow",
        left=(76, 118),
        under="dagger",
        under_turn=-150,
        beard="short",
        tone=4,
        belt=CLOTH,
        behind=lambda m: quiver(m),
        skin=4,
    ),
    "nomad": looks(
        dress="coat",
        cloth=CLOTH,
        trim=FUR,
        top="fur",
        beard="pointed",
        tone=0,
        skin=6,
        right=(146, 94),
        has="bow",
        size=0.95,
        left=(76, 118),
        hair="long",
        nose="snub",
    ),
    "desert_nomad": looks(
        dress="robe",
        cloth=LINEN,
        top="turban",
        colour=CLOTH,
        skin=2,
        right=(144, 98),
        has="staff",
        left=(76, 118),
        belt=CLOTH,
        beard="short",
        cloak=OCHRE,
        nose="hooked",
    ),
    "porter": looks(
        dress="short",
        cloth=CLOTH,
        hair="short",
        tone=1,
        pants=OLIVE,
        right=(142, 40),
        left=(64, 40),
        bend=(1, -1),
        cuff=0,
        over=lambda m: load(m),
    ),
    "slave": looks(
        dress="bare",
        cloth=LINEN,
        skin=1,
        hair="short",
        right=(138, 104),
        left=(120, 108),
        bend=(1, -1),
        belt=LEATHER,
        behind=None,
        over=lambda m: rope_pull(m),
    ),
    "juggler": looks(
        dress="short",
        cloth=CLOTH,
        trim=GOLD,
        top="jester",
        right=(142, 92),
        left=(62, 92),
        pants=GREEN,
        bend=(1, -1),
        over=lambda m: juggle(m),
        boots=GOLD_D,
        skin=6,
        tone=0,
        nose="snub",
    ),
    "geisha": looks(
        dress="kimono",
        cloth=CLOTH,
        trim=CREAM,
        hair="geisha",
        tone=0,
        right=(138, 92),
        has="fan",
        turn=14,
        left=(84, 116),
        belt=GOLD,
        skin=4,
    ),
    "sumo": looks(dress="sumo", cloth=CLOTH),
    "diplomat": looks(
        dress="kimono",
        cloth=CLOTH,
        trim=CREAM,
        top="eboshi",
        beard="pointed",
        tone=0,
        right=(142, 98),
        has="scroll",
        size=0.75,
        left=(82, 116),
        belt=BLACK,
        skin=0,
        nose="small",
    ),
    "rice_farmer": looks(
        dress="short",
        cloth=NAVY,
        top="jingasa",
        pants=LINEN,
        right=(140, 112),
        left=(78, 118),
        has="basket",
        size=0.7,
        boots=SKIN[0],
        belt=CREAM,
        nose="small",
    ),
    "settler": looks(
        dress="short",
        cloth=CLOTH,
        top="petasos",
        pants=WOOD,
        right=(146, 96),
        has="staff",
        left=(74, 118),
        beard="full",
        tone=4,
        behind=lambda m: bundle(m),
        cloak=None,
        skin=4,
    ),
    "explorer": looks(
        dress="coat",
        cloth=CLOTH,
        trim=CREAM,
        top="petasos",
        right=(146, 96),
        has="flag",
        size=0.95,
        left=(74, 120),
        beard="short",
        tone=2,
        pants=LEATHER,
        skin=5,
        nose="long",
    ),
    "old_witch": looks(
        dress="dress",
        cloth=PLUM,
        top="witch",
        colour=None,
        right=(142, 104),
        has="staff",
        left=(76, 120),
        belt=LEATHER,
        nose="hooked",
        tone=3,
        old=True,
    ),
    "shaman": looks(
        dress="coat",
        cloth=LEATHER,
        trim=FUR,
        top="antlers",
        beard="long",
        tone=3,
        right=(146, 98),
        has="torch",
        left=(72, 114),
        belt=CLOTH,
        skin=1,
        nose="broad",
    ),
    "maiden": looks(
        dress="dress",
        cloth=CLOTH,
        trim=CREAM,
        hair="plait",
        tone=1,
        top="flowers",
        right=(138, 106),
        has="basket",
        size=0.7,
        left=(78, 120),
        belt=CREAM,
        skin=5,
    ),
    "moon_goddess": looks(
        dress="dress",
        cloth=CLOTH,
        trim=GOLD,
        hair="flowing",
        tone=0,
        top="moon",
        right=(146, 72),
        left=(64, 84),
        bend=(1, -1),
        has="goblet",
        belt=GOLD,
        skin=4,
    ),
    "architect": looks(
        dress="toga",
        cloth=CLOTH,
        hair="short",
        tone=1,
        beard="short",
        right=(140, 100),
        left=(110, 112),
        bend=(1, -1),
        has="plan",
        size=1.05,
        turn=6,
        skin=5,
        nose="hooked",
    ),
    "mason": looks(
        dress="apron",
        cloth=CLOTH,
        trim=LINEN,
        top="cap",
        colour=STRAW,
        beard="short",
        tone=6,
        right=(144, 98),
        has="trowel",
        size=1.1,
        turn=30,
        left=(74, 118),
        under="brick",
        pants=SLATE,
        skin=4,
    ),
    "joiner": looks(
        dress="short",
        cloth=CLOTH,
        top="straw",
        pants=LEATHER,
        tone=1,
        right=(146, 76),
        has="hammer",
        turn=14,
        size=1.0,
        left=(70, 108),
        bend=(1, -1),
        under="plank",
        under_size=0.9,
    ),
    "stonecutter": looks(
        dress="tunic",
        cloth=CLOTH,
        hair="curly",
        tone=0,
        skin=1,
        right=(148, 60),
        has="hammer",
        turn=30,
        size=1.15,
        left=(122, 112),
        bend=(1, -1),
        under="chisel",
        under_turn=120,
        under_size=1.2,
        boots=LEATHER,
    ),
    "swordsmith": looks(
        dress="kimono",
        cloth=CLOTH,
        trim=CREAM,
        top="hachimaki",
        beard="short",
        tone=0,
        right=(148, 72),
        has="hammer",
        turn=24,
        size=1.1,
        left=(118, 116),
        bend=(1, -1),
        under="katana",
        under_turn=100,
        under_size=0.8,
        belt=BLACK,
        skin=0,
        nose="small",
    ),
    "goldsmith": looks(
        dress="kilt",
        cloth=CLOTH,
        trim=GOLD,
        skin=2,
        top="headband",
        right=(146, 80),
        has="hammer",
        turn=20,
        size=0.8,
        left=(120, 116),
        bend=(1, -1),
        under="ring",
        wrist=GOLD,
    ),
    "hercules": looks(
        dress="bare",
        cloth=OCHRE,
        top="lionskin",
        beard="full",
        tone=1,
        cloak=OCHRE,
        right=(146, 74),
        has="club",
        turn=26,
        size=1.35,
        left=(68, 112),
        belt=LEATHER,
        skin=5,
        nose="straight",
    ),
    "gilgamesh": looks(
        dress="kilt",
        cloth=CLOTH,
        trim=GOLD,
        skin=1,
        hair="long",
        tone=0,
        top="headband",
        beard="curled",
        right=(146, 88),
        has="axe",
        turn=12,
        size=1.15,
        left=(72, 116),
        wrist=GOLD,
        nose="hooked",
    ),
    "greek_lady": looks(
        dress="peplos",
        cloth=LINEN,
        trim=CLOTH,
        hair="bun",
        tone=0,
        top="laurel",
        right=(142, 94),
        has="branch",
        size=0.6,
        turn=10,
        left=(76, 118),
        cloak=CLOTH,
        belt=GOLD,
        skin=5,
    ),
    "enchantress": looks(
        dress="dress",
        cloth=CLOTH,
        trim=GOLD,
        hair="flowing",
        tone=4,
        top="tiara",
        right=(144, 84),
        has="goblet",
        size=1.1,
        left=(70, 110),
        bend=(1, -1),
        under="wand",
        belt=GOLD,
        skin=4,
    ),
    "southern_queen": looks(
        dress="dress",
        cloth=CLOTH,
        trim=GOLD,
        skin=3,
        hair="long",
        tone=0,
        top="crown",
        right=(142, 100),
        has="goblet",
        size=1.1,
        left=(76, 120),
        belt=GOLD,
        cloak=GOLD_D,
    ),
    "strategos": looks(
        dress="toga",
        cloth=CLOTH,
        trim=GOLD,
        top="pushedhelm",
        beard="full",
        tone=0,
        right=(146, 94),
        has="spear",
        left=(80, 116),
        nose="straight",
        skin=5,
    ),
    "general": looks(
        dress="cuirass",
        cloth=CLOTH,
        trim=STEEL,
        top="nasal",
        beard="full",
        tone=0,
        skin=6,
        cloak=CLOTH,
        right=(146, 92),
        has="sword",
        turn=14,
        size=1.1,
        left=(74, 120),
        boots=LEATHER,
        nose="hooked",
    ),
    "perseus": looks(
        dress="tunic",
        cloth=CLOTH,
        trim=GOLD,
        top="winged",
        hair="curly",
        tone=5,
        right=(146, 80),
        has="sickle",
        size=1.05,
        turn=-10,
        shield="gorgon",
        left=(80, 112),
        shield_at=(78, 118),
        boots=GOLD_D,
        high=True,
        skin=4,
        nose="straight",
    ),
    "rajah": looks(
        dress="coat",
        cloth=CLOTH,
        trim=GOLD,
        top="turban",
        beard="pointed",
        tone=0,
        skin=2,
        right=(144, 96),
        has="sabre",
        turn=10,
        left=(76, 120),
        belt=GOLD,
        pants=LINEN,
        boots=GOLD_D,
        nose="straight",
    ),
}


# What people carry besides


def t_mortar(m):
    """The Chinese emperor's crown: a board with strings of beads before and behind."""
    m.solid("M-18 -6Q-20 -26 0 -30Q20 -26 20 -10Q0 -16 -18 -6Z", BLACK, 4, 2, 3.4)
    m.line("M-18 -8Q0 -18 20 -12", 3.4, GOLD)
    m.solid(poly((-30, -38), (36, -32), (36, -26), (-30, -31)), "#8a2f2a", 0, 1, 3)
    for x0, y0, n in ((-28, -28, 4), (-23, -27, 4), (28, -24, 4), (33, -24, 4)):
        for k in range(n):
            m.solid(oval(x0, y0 + 4 + k * 6.5, 2.6), ("#6fb58a", GOLD)[k % 2], 0, 0, 1.8)


def t_jester(m):
    m.solid("M-4 -24C-30 -44 -44 -26 -40 -6C-32 -20 -26 -16 -19 -4Q-14 -14 -4 -24Z", CLOTH, 4, 2, 3.2)
    m.solid("M2 -24C20 -50 42 -34 42 -12C34 -24 28 -22 21 -8Q12 -12 2 -24Z", GREEN, 4, 2, 3.2)
    m.solid("M-20 -2C-16 -30 16 -32 21 -8Q2 -12 -20 -2Z", GOLD, 4, 2, 3.2)
    for x, y in ((-40, -4), (42, -10)):
        m.solid(oval(x, y, 5), GOLD, 1, 1, 2.6)


def t_antlers(m):
    for s in (-1, 1):
        d = f"M{s * 8} -22C{s * 14} -40 {s * 30} -40 {s * 32} -58M{s * 20} -38L{s * 16} -56M{s * 29} -42L{s * 40} -46"
        m.line(d, 9)
        m.line(d, 3.6, BONE)
    m.solid("M-24 20C-30 -10 -20 -30 2 -30C18 -30 24 -18 19 -8C8 -14 -2 -10 -4 6L-6 24Q-16 28 -24 20Z", FUR, 6, 3, 3.4)


def t_headband(m):
    k_short(m, HAIR[0])
    m.line("M-19 -6Q0 -16 20 -11", 8)
    m.line("M-19 -6Q0 -16 20 -11", 4, GOLD)


def t_hachimaki(m):
    k_topknot(m, HAIR[0])
    m.solid("M-18 -8L-34 -14L-30 -2L-18 0Z", LINEN, 2, 0, 2.8)
    m.line("M-19 -5Q0 -15 20 -10", 9)
    m.line("M-19 -5Q0 -15 20 -10", 5, LINEN)


def t_lionskin(m):
    c = "#c9953f"
    m.solid(
        "M-24 40C-34 0 -30 -22 -14 -28L-16 -38Q-4 -42 0 -33Q18 -34 30 -20Q36 -12 27 -9Q10 -14 0 -4"
        "Q-4 20 0 38Q-12 46 -24 40Z",
        c,
        7,
        3,
        3.4,
    )
    m.flat(oval(12, -21, 2.4), INK)
    m.flat(oval(31, -16, 4, 3.4), INK)
    m.line("M14 -12l3 6l3 -6l3 6l3 -6", 2.4, BONE)


def t_pushedhelm(m):
    with m.at(-6, -22, 0.92, -24):
        t_corinth(m)


def t_winged(m):
    m.solid("M-28 -2Q-12 -12 -10 -14C-6 -32 14 -32 18 -16Q26 -14 34 -6Q2 0 -28 -2Z", GOLD, 5, 2, 3.4)
    m.solid("M-6 -20C-26 -22 -34 -38 -34 -52C-22 -48 -8 -40 2 -26Z", LINEN, 4, 1, 3.2)
    m.line("M-26 -44L-8 -28M-28 -34L-12 -25", 2, INK, 0.6)


def h_trowel(m):
    m.limb("M0 12V-4", WOOD_L, 6, 3)
    m.solid("M-13 -8H13L0 -46Z", STEEL, 4, 1, 3.2)


def h_brick(m):
    m.solid(rect(-22, -16, 36, 18, 2), "#b8643f", 4, 2, 3.2)


def h_ring(m):
    m.line(oval(8, -12, 12), 10)
    m.line(oval(8, -12, 12), 5, GOLD)
    m.solid(poly((8, -36), (16, -28), (8, -20), (0, -28)), "#3f8fa0", 2, 1, 2.8)


def s_gorgon(m):
    m.solid(oval(0, 0, 34), BRONZE, 8, 3)
    for a in range(7):
        with m.at(0, -2, 1, -90 + a * 30):
            m.line("M0 -10C-7 -14 7 -20 0 -26", 7)
            m.line("M0 -10C-7 -14 7 -20 0 -26", 3.6, "#6f8a3f")
    m.solid(oval(0, 2, 13, 15), "#9fb07a", 3, 1, 2.8)
    m.line("M-6 0H-2M3 0H7M-5 9H6", 2.6)


HELD.update(trowel=h_trowel, brick=h_brick, ring=h_ring)
SHIELDS["gorgon"] = s_gorgon
TOPS.update(hachimaki=t_hachimaki, headband=t_headband, lionskin=t_lionskin, pushedhelm=t_pushedhelm, winged=t_winged)
NO_HAIR.update({"headband", "hachimaki", "lionskin"})
TOPS.update(mortar=t_mortar, jester=t_jester, antlers=t_antlers)
NO_HAIR.update({"jester", "antlers"})


def d_sumo(m, c, _trim, o):
    m.solid(
        union(
            chain((84, 132, 22), (70, 160, 15), (70, 178, 11)),
            chain((118, 132, 22), (132, 160, 15), (130, 178, 11)),
            oval(101, 108, 41, 40),
            chain((80, 82, 14), (122, 82, 14)),
        ),
        o["flesh"],
        12,
        4,
    )
    foot(m, 66, 184, o["flesh"], 1.1)
    foot(m, 130, 184, o["flesh"], 1.1)
    m.solid("M62 124Q101 150 140 124L138 140Q120 152 112 154L106 172H94L90 154Q76 150 64 140Z", c, 7, 3, 3.4)
    m.line("M86 92Q94 98 100 92M104 92Q112 98 118 92M101 118v5", 2.4, INK, 0.5)


DRESSES["sumo"] = d_sumo


def bow_string(m):
    m.line("M148 22L110 84L148 146", 2.2)
    hold(m, "arrow", 122, 84, 0, 1.05)
    fist(m, (108, 84), SKIN[0])
    fist(m, (153, 84), SKIN[0])


def sling(m):
    m.line("M138 44Q150 16 128 10Q104 4 84 14", 6)
    m.line("M138 44Q150 16 128 10Q104 4 84 14", 2.4, WOOD_L)
    m.solid(oval(80, 17, 9), GREY, 3, 2, 3.2)
    fist(m, (138, 46), SKIN[0])


def net(m):
    shape = as_path("M66 112Q40 128 30 168Q48 184 74 172Q82 140 72 112Z")
    m.flat(shape, STRAW, 0.35)
    for d in (
        "M60 116Q44 140 40 174",
        "M66 116Q58 150 56 178",
        "M72 120Q74 150 70 174",
        "M46 132Q60 140 76 132",
        "M36 150Q56 162 77 152",
    ):
        m.line(d, 2.2, INK, 0.8)
    m.line(shape, 3.4)
    fist(m, (66, 114), SKIN[0])


def horn_at(m):
    m.limb("M128 54L166 42", GOLD, 5, 3)
    m.solid("M160 34L184 22L190 52L166 50Z", GOLD, 5, 2, 3.4)
    m.solid("M140 52L162 46L164 76L154 70L144 78Z", CLOTH, 4, 2, 3)
    fist(m, (142, 54), SKIN[0])


def reed_pen(m, x, y):
    m.limb(f"M{x - 6} {y - 24}L{x + 10} {y + 4}", STRAW, 3, 2.4)
    fist(m, (x, y), SKIN[1])


def double_flute(m):
    for d in ("M124 54L176 70", "M124 54L172 84"):
        m.limb(d, WOOD_L, 4.6, 3)
    fist(m, (142, 66), SKIN[1], 7.5)
    fist(m, (152, 74), SKIN[1], 7.5)


def lute(m):
    with m.at(120, 116, 1, -52):
        m.limb("M20 0H74", WOOD_D, 6, 3)
        m.solid(rect(72, -8, 12, 14, 3), WOOD_D, 2, 0, 3)
        m.solid("M-26 0Q-26 -22 -4 -22Q14 -20 26 -5V5Q14 20 -4 22Q-26 22 -26 0Z", WOOD_L, 7, 3, 3.4)
        m.flat(oval(-2, 0, 7), DARK)
        m.line("M-16 -2H70M-16 3H70", 1.4, INK, 0.7)
    fist(m, (142, 92), SKIN[0], 7.5)
    fist(m, (106, 122), SKIN[0], 7.5)


def drum_on(m):
    m.solid("M88 122Q114 112 140 122L134 158Q114 168 94 158Z", CLOTH, 8, 3)
    m.solid(oval(114, 121, 26, 9), LINEN, 3, 2, 3.4)
    m.line("M90 126L100 160L110 128L120 162L130 128L134 152", 2.4, GOLD)
    for a, b in (((134, 96), (116, 120)), ((92, 100), (106, 120))):
        m.limb(f"M{a[0]} {a[1]}L{b[0]} {b[1]}", WOOD_L, 3, 2.4)
        fist(m, a, SKIN[2], 7.5)


def scarf(m):
    d = "M150 50C176 40 182 76 168 100C160 116 176 128 186 120"
    m.limb(d, GOLD, 6, 3)
    d = "M56 66C30 58 22 92 36 110C44 124 30 138 18 130"
    m.limb(d, GOLD, 6, 3)
    fist(m, (150, 51), SKIN[1])
    fist(m, (57, 67), SKIN[1])


def sheaf_at(m, x, y, s=1.0, turn=0):
    """A sheaf of wheat, round its band."""
    with m.at(x, y, s, turn):
        for a in (-34, -22, -11, 0, 11, 22, 34):
            with m.at(0, 0, 1, a):
                m.limb("M0 0V-58", STRAW, 4, 2)
                m.solid("M0 -96Q-13 -76 -7 -56H7Q13 -76 0 -96Z", GOLD, 4, 2, 3)
                m.line("M-7 -72L0 -66L7 -72M-6 -60L0 -56L6 -60", 1.8, INK, 0.5)
        m.solid("M-10 0L-28 62Q0 72 28 62L10 0Z", STRAW, 8, 3)
        m.line("M-4 10L-12 62M4 10L12 62", 2, INK, 0.4)
        m.solid(rect(-15, -8, 30, 16, 4), CLOTH, 5, 2, 3.2)


def quiver(m):
    for x in (62, 69, 76):
        m.limb(f"M{x} 60L{x + 4} 80", WOOD_L, 2.6, 2)
        m.solid(f"M{x} 66L{x - 6} 54L{x + 2} 50L{x + 6} 62Z", LINEN, 0, 0, 2.4)
    m.solid("M58 74L82 68L92 122L76 126Z", LEATHER, 6, 2)


def load(m):
    m.solid("M52 34Q42 0 60 -12Q102 -22 142 -12Q158 0 148 32Q100 40 52 34Z", STRAW, 10, 4)
    m.line("M80 -16Q76 6 82 36M118 -16Q122 6 117 36", 4, CLOTH)
    fist(m, (143, 36), SKIN[0])
    fist(m, (60, 36), SKIN[0])


def rope_pull(m):
    d = "M2 128Q60 96 120 108L140 104L196 118"
    m.line(d, 9)
    m.line(d, 4.4, STRAW)
    fist(m, (120, 108), SKIN[1])
    fist(m, (140, 105), SKIN[1])


def juggle(m):
    for x, y, c in ((58, 60, CLOTH), (76, 24, GOLD), (112, 10, "#3f7fa0"), (146, 28, GREEN), (158, 62, CLOTH)):
        m.solid(oval(x, y, 9), c, 3, 2, 3.2)


def bundle(m):
    m.solid("M44 74Q58 62 78 70L84 116Q66 132 48 122Q38 98 44 74Z", OLIVE, 9, 3)
    m.solid(rect(42, 58, 44, 17, 8), STRAW, 5, 2, 3.4)
    m.line("M46 92Q64 100 82 92", 3)


def snakes_held(m):
    for x, y, f in ((150, 64, False), (56, 70, True)):
        with m.at(x, y, 1, 0, f):
            d = "M2 22C-14 14 14 2 0 -6C-10 -14 4 -30 16 -26"
            m.line(d, 9)
            m.line(d, 4.4, LEAF)
            m.solid(oval(18, -27, 6, 4.6), LEAF, 0, 0, 2.6)
        fist(m, (x, y), SKIN[4])


def sarissa(m):
    m.limb("M30 178L190 6", WOOD_L, 4.4, 3)
    with m.at(186, 10, 0.9, 43):
        m.solid("M0 -20L8 -2L0 8L-8 -2Z", STEEL, 3, 0, 3)
    fist(m, (138, 62), SKIN[5])
    fist(m, (110, 92), SKIN[5])


def h_lotus(m):
    m.limb("M0 18V-16", LEAF, 3.4, 2.6)
    for a, c in ((-52, ROSE), (52, ROSE), (-26, "#e6a9bb"), (26, "#e6a9bb"), (0, "#f3d3dc")):
        with m.at(0, -16, 1, a):
            m.solid("M0 2Q-10 -14 0 -28Q10 -14 0 2Z", c, 2, 0, 2.8)


def h_jade_disc(m):
    with m.at(6, -18):
        m.solid(oval(0, 0, 22), "#6fb58a", 6, 3, 3.4)
        m.line(oval(0, 0, 14.5), 2.2, "#2f6f54")
        m.solid(oval(0, 0, 7), DARK, 0, 0, 3)


def h_coin_bowl(m):
    for x, y in ((-14, -12), (-2, -17), (11, -13), (2, -10)):
        m.solid(oval(x, y, 8, 6), GOLD, 2, 1, 2.6)
    m.solid("M-26 -8H26Q20 12 0 12T-26 -8Z", BRONZE, 6, 2, 3.4)


def t_headring(m):
    m.line("M-20 -4Q0 -14 20 -10", 9)
    m.line("M-20 -4Q0 -14 20 -10", 5, GOLD)
    for x, y in ((-8, -19), (4, -22), (15, -19)):
        m.solid(put("M0 0L-5 -12L0 -20L5 -12Z", x, y + 6), GOLD, 0, 0, 2.4)


HELD.update(lotus=h_lotus, jade_disc=h_jade_disc, coin_bowl=h_coin_bowl)
TOPS["headring"] = t_headring


def sumo(m):
    flesh = SKIN[0]
    arm(m, (124, 86), (160, 112), 1, None, flesh, 0, 20, upper=30, lower=30)
    d_sumo(m, CLOTH, None, {"flesh": flesh})
    head(m, 103, 52, 0, "topknot", 0, None, None)
    arm(m, (76, 88), (44, 118), -1, None, flesh, 0, 20, upper=30, lower=30)
    fist(m, (160, 112), flesh, 10)
    fist(m, (44, 118), flesh, 10)


def draw_person(name):
    return fitted(name, sumo if name == "sumo" else partial(person, **PEOPLE[name]))


MOTIFS.update({name: partial(draw_person, name) for name in PEOPLE})
