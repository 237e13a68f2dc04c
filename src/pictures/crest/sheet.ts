/**
 * One club a line: id, outline, emblem. Emblems come from nickname, city or region, never from the real crest's
 * composition. A fourth word is a layout, a fifth the emblem's colour where the club's own would not be seen.
 */
const SHEET = `
arsenal hex cannon
astonvilla square byzantin-temple
bournemouth round cherry
brentford oval bee
brighton spade seagull
chelsea circle lion chief
coventry square elephant-head
crystalpalace oval eagle-emblem
everton swiss wrapped-sweet border
fulham round house
hull round tiger-head
ipswich heater farm-tractor
leeds circle rose border
liverpool swiss heron chief
mancity hex moon base
manutd square devil-mask chief
newcastle circle raven
nottmforest tall high-shot border
sunderland spade cat
tottenham heater rooster base
burnley oval factory
westham hex claw-hammer
wolves hex wolf-head
realmadrid circle crown border
barca oval dragon-head
atleticomadrid spade bear-head
athletic tall lion
realsociedad square big-wave
betis round orange
sevilla hex guitar border
villarreal spade submarine base
valencia round bat chief
celta oval scallop chief
osasuna square buffalo-head chief
rayo square lightning-trio
getafe hex airplane base
espanyol circle parrot-head
alaves oval fox-head
elche spade palm-tree
levante swiss frog
racing square fishing-boat base
deportivo hex lighthouse
malaga swiss double-fish
mallorca oval windmill base
girona round fly
oviedo heater oak-leaf border
inter swiss snake
milan oval imp _ #FFFFFF
juventus heater flower-hat
napoli hex volcano
roma tall wolf-howl chief
lazio heater eagle-head base
atalanta circle wingfoot _ #FFFFFF
bologna square stone-tower
fiorentina spade palette border
torino round charging-bull
udinese hex elven-castle
genoa spade griffin-symbol
cagliari circle flamingo _ #F7A6B4
como oval sailboat base
parma round cheese-wedge _ #F2C94C
lecce circle sun
sassuolo square amphora _ #FFFFFF
venezia circle rialto-bridge base #E8843C
frosinone square sparrow base
monza swiss imperial-crown
verona oval coliseum chief
cremonese heater violin
pisa round pisa-tower _ #FFFFFF
bayernmunchen swiss beer-stein border
dortmund hex bee border
leverkusen tall round-bottom-flask _ #FFFFFF
leipzig square charging-bull chief
frankfurt circle eagle-emblem
stuttgart hex horseshoe
freiburg spade pine-tree base
hoffenheim square wheat base
bremen heater donkey
mainz oval jester-hat chief
augsburg round two-coins
gladbach spade horse-head
unionberlin square anvil border
koln circle goat border
hamburg circle anchor
schalke spade war-pick base
elversberg heater miner
paderborn hex water-fountain _ #FFFFFF
wolfsburg swiss wolf-head base
heidenheim tall castle chief
stpauli round pirate-flag
psg circle arc-triomphe
marseille circle trireme base
lyon oval lion
monaco square rolling-dices
lille swiss hound
lens circle lantern
rennes oval ermine border #FFFFFF
nice heater eagle-head
strasbourg swiss pretzel base
toulouse spade flower-emblem
brest hex lighthouse base
auxerre swiss wine-glass border
angers hex castle
lehavre square cargo-ship _ #FFFFFF
lorient spade salmon base
parisfc round shooner-sailboat
troyes circle grapes chief
lemans round race-car
nantes tall sparrow chief
metz heater dragon-head border
saintetienne swiss saber-toothed-cat-head
bordeaux oval wine-bottle
montpellier hex sun
reims square champagne-cork
leicester circle fox-head border
southampton heater angel-wings
blackburn tall rose
norwich oval sparrow chief
hertha swiss bear-head
sampdoria round lighthouse
zaragoza spade lion border
laspalmas hex palm-tree base
palermo heater trinacria border
nurnberg tall castle base
ajax hex spartan-helmet
psv round light-bulb
feyenoord circle cargo-crane
porto heater dragon-head
benfica tall eagle-head chief
sportingcp spade lion
braga swiss gladius
celtic circle triquetra
rangers heater lion chief
galatasaray oval lion
fenerbahce round sparrow
besiktas square eagle-head
anderlecht spade queen-crown
clubbrugge tall bear-face _ #FFFFFF
genk hex mine-wagon base
salzburg circle double-quaver chief
basel swiss sea-serpent
youngboys heater bear-head chief
dinamozagreb round checked-shield border
redstar spade round-star
olympiacos circle laurels
panathinaikos circle shamrock border
shakhtar hex war-pick
dynamokyiv tall lightning-trio border
zenit swiss drawbridge
cska square horse-head
sparta round spartan
copenhagen oval lion chief
boca square galleon
river heater chicken
racingclub tall ionic-column
independiente spade imp
sanlorenzo round raven
newells swiss skull-crossed-bones
rosariocentral circle steam-locomotive
estudiantes hex rat
santos oval sperm-whale base
flamengo square vulture _ #FFFFFF
palmeiras square pig border
saopaulo heater angel-wings
corinthians swiss anchor border
fluminense tall crested-helmet _ #FFFFFF
vasco round caravel
botafogo tall polar-star chief
gremio oval sword-hilt _ #FFFFFF
internacional spade monkey border
cruzeiro hex fox-head base
atleticomineiro round rooster
penarol spade coal-wagon
nacional square swap-bag border
colocolo tall spear-feather border
atleticonacional hex mountains
america circle condor-emblem
chivas swiss goat
tigres oval tiger-head border
lagalaxy round star-swirl
intermiami hex heron
lafc tall hawk-emblem
nyredbulls heater charging-bull border
nycosmos oval ringed-planet
alnassr circle sunrise base
alhilal square moon
alittihad heater tiger-head
alahli round crown base
alahlycairo hex egyptian-bird
zamalek swiss bowman
wydad oval castle border
urawa spade diamonds
vissel tall cow
evergrande square tiger base
`

const LAYOUTS = ['plain', 'chief', 'base', 'border'] as const
export type Layout = (typeof LAYOUTS)[number]

export type CrestLook = { outline: string; emblem: string; layout: Layout; ink: string | null }

function readLine(line: string): [club: string, look: CrestLook] {
  const [club, outline, emblem, word, ink] = line.split(' ')
  if (!club || !outline || !emblem) throw new Error(`crest "${line}": a word is missing`)
  const layout = LAYOUTS.find((one) => one === word) ?? 'plain'
  if (word && word !== '_' && word !== layout) throw new Error(`crest ${club}: no layout is called ${word}`)
  return [club, { outline, emblem, layout, ink: ink ?? null }]
}

/** What the crest of a club is made of, besides its colours and pattern. */
export const CREST_LOOKS: ReadonlyMap<string, CrestLook> = new Map(SHEET.trim().split('\n').map(readLine))
