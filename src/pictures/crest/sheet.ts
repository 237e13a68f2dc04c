/**
 * One club per line: id, outline, emblem. Emblems come from nickname, city or region, never from the real crest's
 * composition. Optional fourth word: a layout, or `_` for none. Optional fifth: a colour for the emblem, where the
 * club's colours would not be visible.
 */
export const CREST_TABLE = `
arsenal hex subway border
astonvilla square church
bournemouth round cherry
brentford oval beehive chief
brighton spade ice-cream-cone
chelsea circle medal border
coventry square elephant-head
crystalpalace oval greenhouse
everton swiss wrapped-sweet border
fulham round house
hull round rotary-phone chief
ipswich heater farm-tractor
leeds circle rose border
liverpool swiss paddle-steamer chief
mancity hex moon base
manutd square rail-road chief
newcastle circle raven
nottmforest tall high-shot border
sunderland spade cat
tottenham heater spur
burnley oval factory
westham hex claw-hammer
wolves hex padlock
realmadrid circle crown border
barca oval dragon-head
atleticomadrid spade bear-head
athletic tall lion
realsociedad square big-wave
betis round orange
sevilla hex yarn
villarreal spade submarine base
valencia round firework-rocket
celta oval scallop chief
osasuna square charging-bull chief
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
roma tall ionic-column chief
lazio heater laurel-crown
atalanta circle wingfoot _ #FFFFFF
bologna square stone-tower
fiorentina spade open-book border
torino round square-bottle
udinese hex elven-castle
genoa spade wicket
cagliari circle flamingo _ #F7A6B4
como oval sailboat base
parma round cheese-wedge _ #F2C94C
lecce circle sun
sassuolo square amphora _ #FFFFFF
venezia circle rialto-bridge base #E8843C
frosinone square sandal
monza swiss imperial-crown
verona oval coliseum chief
cremonese heater violin
pisa round pisa-tower _ #FFFFFF
bayernmunchen swiss onion-towers border
dortmund hex bee border
leverkusen tall pill _ #FFFFFF
leipzig square pipe-organ
frankfurt circle shiny-apple
stuttgart hex horseshoe
freiburg spade pine-tree base
hoffenheim square wheat base
bremen heater donkey
mainz oval jester-hat chief
augsburg round two-coins
gladbach spade horse-head
unionberlin square anvil border
koln circle square-bottle border
hamburg circle anchor
schalke spade war-pick base
elversberg heater miner
paderborn hex water-fountain _ #FFFFFF
wolfsburg swiss wolf-head base
heidenheim tall castle chief
stpauli round pirate-flag
psg circle arc-triomphe
marseille circle trireme base
lyon oval film-projector border
monaco square rolling-dices
lille swiss hound
lens circle lantern
rennes oval ermine border #FFFFFF
nice heater sunglasses
strasbourg swiss pretzel base
toulouse spade airplane
brest hex lightning-storm chief
auxerre swiss wine-glass border
angers hex castle
lehavre square cargo-ship _ #FFFFFF
lorient spade salmon base
parisfc round shooner-sailboat
troyes circle grapes chief
lemans round race-car
nantes tall sparrow chief
metz heater medieval-gate border
saintetienne swiss saber-toothed-cat-head
bordeaux oval wine-bottle
montpellier hex sun
reims square champagne-cork
leicester heater crisp-packet
southampton heater angel-wings
blackburn tall four-thousand-holes
norwich oval bird-cage
hertha swiss bear-head
sampdoria round lighthouse
zaragoza spade wind-slap
laspalmas hex palm-tree base
palermo heater trinacria border
nurnberg tall gingerbread-man border
ajax hex spartan-helmet
psv round light-bulb
feyenoord circle cargo-crane
porto heater barrel
benfica tall bird-claw
sportingcp spade tram
braga swiss gladius
celtic circle triquetra
rangers heater ship-bow
galatasaray oval galata-tower
fenerbahce round lighthouse
besiktas square eagle-emblem
anderlecht spade queen-crown
clubbrugge tall bear-face _ #FFFFFF
genk hex mine-wagon base
salzburg circle double-quaver chief
basel swiss sea-serpent
youngboys heater bear-head chief
dinamozagreb round checked-shield border
redstar spade round-star chief
olympiacos circle laurels
panathinaikos circle owl border
shakhtar hex war-pick
dynamokyiv tall lightning-trio border
zenit swiss drawbridge
cska square horse-head
sparta round spartan border
copenhagen oval mermaid
boca square galleon
river heater wooden-crate
racingclub tall ionic-column
independiente spade imp
sanlorenzo round raven
newells swiss pencil
rosariocentral circle steam-locomotive
estudiantes hex rat
santos oval sperm-whale base
flamengo square vulture _ #FFFFFF
palmeiras square pig border
saopaulo heater angel-wings
corinthians swiss lantern border
fluminense tall crested-helmet _ #FFFFFF
vasco round compass
botafogo tall sugarloaf chief
gremio oval sword-hilt chief #FFFFFF
internacional spade smoking-pipe border
cruzeiro hex fox-head base
atleticomineiro round gold-bar
penarol spade coal-wagon
nacional square swap-bag border
colocolo tall spear-feather border
atleticonacional hex mountains chief
america circle condor-emblem
chivas swiss goat
tigres oval tiger-head border
lagalaxy round star-swirl
intermiami hex heron
lafc tall hawk-emblem
nyredbulls heater shiny-apple
nycosmos oval ringed-planet
alnassr circle sunrise base
alhilal square moon
alittihad heater tiger-head
alahli round crown base
alahlycairo hex white-tower
zamalek swiss cairo-tower
wydad oval piano-keys
urawa swiss diamonds
vissel tall cow
evergrande square tiger base
blackpool heater ice-cream-cone
bolton-wanderers heater cotton-flower border
birmingham-city heater diamond-ring
bradford-city round chili-pepper
bristol-city heater suspension-bridge
belgrano heater pirate-hat
derby-county heater gears
middlesbrough heater i-beam border
millwall heater hook
portsmouth circle ship-wheel
preston-north-end heater fleur-de-lys
queens-park-rangers heater sheep
reading round cookie
sheffield-united swiss fork-knife-spoon border
sheffield-wednesday spade calendar border
stoke-city heater porcelain-vase border
watford heater wasp-sting
west-bromwich-albion heater berry-bush
wigan-athletic spade pie-slice
charlton-athletic circle fried-fish
luton-town round top-hat
cardiff-city round leek border
swansea-city heater melting-metal
plymouth-argyle spade pilgrim-hat
huddersfield-town circle wool border
barnsley circle coal-pile
notts-county spade hourglass
wrexham swiss clapperboard
aberdeen heater oil-rig
heart-of-midlothian heater bagpipes
hibernian heater cabbage
dundee-united heater orange-slice
academica heater graduate-cap
maritimo square banana-bunch
vitoria-de-guimaraes round knight-banner
az-alkmaar heater cheese-wheel
twente circle spinning-wheel border
vitesse round parachute
utrecht oval dutch-bike border
heerenveen oval ice-skate border
groningen heater compass border
sparta-rotterdam square guarded-tower border
go-ahead-eagles oval cake-slice
standard-liege round foundry-bucket
gent heater bison border
royal-antwerp hex cut-diamond
union-sg heater shaking-hands
trabzonspor spade school-of-fish
bursaspor tall croc-jaws border
antalyaspor hex scorpion border
aek-athens heater byzantin-temple
paok heater white-tower border
velez-sarsfield heater hill-fort
huracan heater tornado border
lanus spade gems
argentinos-juniors tall ladybug
banfield swiss drill border
platense heater squid border
quilmes heater hops
bahia heater djembe
athletico-paranaense spade whirlwind
coritiba tall pine-tree
fortaleza heater star-fortress
sport-recife swiss umbrella
goias round emerald
ponte-preta heater black-bridge
cruz-azul spade concrete-bag
pumas-unam heater open-book
monterrey round saddle border
toluca tall sausage border
leon square running-shoe
pachuca circle clock-tower
atlanta-united heater peach
seattle-sounders heater coffee-cup
portland-timbers heater log
new-england-revolution spade teapot
sporting-kansas-city round barbecue border
houston-dynamo heater space-shuttle border
fc-dallas circle western-hat
chicago-fire heater fire-axe
d-c-united heater capitol
new-york-city-fc spade torch
philadelphia-union heater ringing-bell
al-ettifaq hex oil-pump
al-ain heater oasis
1-fc-kaiserslautern swiss beard
1860-munich spade monk-face border
dynamo-dresden round paddle-steamer
fortuna-dusseldorf spade four-leaf-clover
holstein-kiel heater stork-delivery
arminia-bielefeld round sewing-machine
darmstadt-98 oval radar-dish border
alemannia-aachen round beetle-shell border
1-fc-magdeburg heater hemispheres
hannover-96 heater chess-knight border
bari round santa-hat border
catania round g-clef
brescia heater steering-wheel
perugia heater chocolate-bar chief
salernitana heater lemon
spezia heater diving-helmet
pescara heater quill-ink
vicenza heater greek-temple
benevento heater cauldron border
crotone heater pythagoras _ #FFFFFF
padova heater telescope
empoli tall square-bottle
sporting-gijon heater beer-bottle chief
tenerife round domino-mask
granada heater pomegranate border
almeria square tomato
recreativo-huelva heater strawberry base
hercules round wood-club chief
albacete spade switchblade border
real-murcia heater bell-pepper base
cordoba round flower-pot
real-valladolid square film-spool border
caen round drakkar
guingamp round dolmen
dijon round covered-jar chief
sochaux heater city-car border
bastia tall boar
amiens round air-balloon border
nimes round trousers border
sedan round medieval-gate
cannes square director-chair
austria-wien oval ferris-wheel
rapid-wien swiss stopwatch
zurich swiss gold-bar
servette heater pocket-watch border
slavia-prague heater sewing-string
wisla-krakow circle wyvern
hajduk-split circle bandit
partizan swiss steamroller
spartak-moscow heater steak
lokomotiv-moscow spade rail-road
malmo-ff round wind-turbine border
ifk-goteborg round shrimp base
rosenborg heater troll border
bodo-glimt spade toothbrush
brann spade fire base
gamba-osaka heater octopus
cerezo-osaka round flowers
millonarios round money-stack chief
`
