const SHIRT_PATTERNS = [
  'plain',
  'stripes',
  'pinstripes',
  'hoops',
  'halves',
  'quarters',
  'panel',
  'sash',
  'check',
  'band',
  'chestband',
  'yoke',
  'sleeves',
  'zigzag',
] as const
export type ShirtPattern = (typeof SHIRT_PATTERNS)[number]
const COLLARS = ['crew', 'v', 'polo', 'up', 'laces'] as const
export type Collar = (typeof COLLARS)[number]

export type Shirt = {
  pattern: ShirtPattern
  collar: Collar
  base: string
  second: string
  /** Collar and shoulder seam. */
  trim: string
  /** Colour of the number. */
  ink: string
}

// name: pattern, collar, first colour, second colour, collar's colour, number's colour. The years name the era.
const TABLE = `
argentina       stripes  crew  #74ACDF #FFFFFF #FFFFFF #1B1B1F
argentina86     stripes  v     #74ACDF #FFFFFF #FFFFFF #1B1B1F
argentina78     stripes  polo  #74ACDF #FFFFFF #FFFFFF #1B1B1F
brazil          plain    crew  #FFDF00 #1E8A3C #1E8A3C #1E8A3C
brazil70        plain    crew  #FFDF00 #1E8A3C #1E8A3C #1E8A3C
brazil82        plain    polo  #FFDF00 #1E8A3C #1E8A3C #1E8A3C
france          plain    crew  #1F3472 #FFFFFF #E1000F #FFFFFF
france98        chestband polo #1F45A8 #E1000F #FFFFFF #FFFFFF
france84        chestband v    #2A55B5 #E1000F #FFFFFF #FFFFFF
england         plain    crew  #FFFFFF #0B1F4B #0B1F4B #0B1F4B
england66       plain    crew  #C8102E #C8102E #C8102E #FFFFFF
wimbledon88     plain    v     #1B45A8 #F5D33B #F5D33B #F5D33B
england02       plain    polo  #FFFFFF #C8102E #C8102E #0B1F4B
germany         plain    crew  #FFFFFF #1B1B1F #1B1B1F #1B1B1F
germany74       plain    v     #FFFFFF #1B1B1F #1B1B1F #1B1B1F
germany90       zigzag   v     #FFFFFF #D8232A #1B1B1F #1B1B1F
germany14       chestband crew #FFFFFF #C8102E #1B1B1F #1B1B1F
spain           plain    crew  #C60B1E #FFC400 #FFC400 #FFC400
spain10         plain    crew  #C60B1E #0B2265 #FFC400 #FFC400
italy           plain    crew  #1261B8 #FFFFFF #FFFFFF #FFFFFF
italy06         plain    crew  #1E5FB4 #FFFFFF #16478C #F5D33B
italy94         plain    polo  #1252A0 #FFFFFF #FFFFFF #FFFFFF
italy82         plain    polo  #1B5DB0 #FFFFFF #FFFFFF #FFFFFF
portugal        halves   crew  #A50021 #A50021 #046A38 #FFD34E
portugal04      plain    polo  #8E1B2A #046A38 #046A38 #FFD34E
netherlands     plain    crew  #F36C21 #1B1B1F #1B1B1F #1B1B1F
netherlands74   sleeves  v     #F36C21 #F36C21 #1B1B1F #1B1B1F
netherlands88   zigzag   v     #F36C21 #F9A36B #FFFFFF #1B1B1F
belgium         plain    crew  #D7141A #1B1B1F #1B1B1F #F5D33B
croatia         check    crew  #FFFFFF #E10600 #1B3F8F #1B3F8F
colombia        plain    crew  #FCD116 #003893 #003893 #003893
colombia90      plain    polo  #FCD116 #003893 #C8102E #003893
uruguay         plain    polo  #6CB4E4 #1B1B1F #1B1B1F #1B1B1F
chile           plain    crew  #D52B1E #0B3B8C #0B3B8C #FFFFFF
sweden          plain    crew  #FFD100 #005293 #005293 #005293
denmark         plain    crew  #C8102E #FFFFFF #FFFFFF #FFFFFF
senegal         plain    crew  #FFFFFF #0B8A43 #0B8A43 #0B8A43
cameroon90      plain    polo  #00784A #D8232A #D8232A #F5D33B
switzerland     plain    crew  #D52B1E #FFFFFF #FFFFFF #FFFFFF
ivorycoast      plain    crew  #F58220 #0B8A43 #0B8A43 #FFFFFF
nigeria         zigzag   crew  #1E9E52 #FFFFFF #1B1B1F #FFFFFF
morocco         plain    crew  #C1272D #0B6B3A #0B6B3A #FFFFFF
ghana           plain    crew  #FFFFFF #1B1B1F #1B1B1F #1B1B1F
wales           plain    crew  #C8102E #0B8A43 #0B8A43 #FFFFFF
austria         plain    crew  #E01A22 #FFFFFF #FFFFFF #FFFFFF
hungary54       plain    laces #B3122A #B3122A #B3122A #FFFFFF
usa             plain    v     #FFFFFF #B31942 #B31942 #0A3161
canada          plain    crew  #D80621 #FFFFFF #FFFFFF #FFFFFF
japan           plain    crew  #10318F #FFFFFF #C8102E #FFFFFF
czech76         plain    v     #D7141A #FFFFFF #FFFFFF #FFFFFF
romania         plain    polo  #FFD100 #0B3B8C #C8102E #0B3B8C
turkey          chestband crew #D7141A #FFFFFF #FFFFFF #FFFFFF
spain94         plain    v     #C8102E #0B2265 #0B2265 #FFD100
ireland         plain    crew  #169B52 #FFFFFF #FFFFFF #FFFFFF
croatia98       check    polo  #FFFFFF #E10600 #E10600 #1B3F8F
netherlands98   plain    polo  #F36C21 #1B1B1F #1B1B1F #1B1B1F
england54       plain    laces #FFFFFF #FFFFFF #E9E6DC #0B1F4B
france58        plain    laces #2046A0 #FFFFFF #FFFFFF #FFFFFF
italy38         plain    laces #3B74C4 #FFFFFF #FFFFFF #FFFFFF
brazil94        plain    polo  #FFDF00 #1E8A3C #1E8A3C #1E8A3C
mexico          plain    crew  #0B7A4B #FFFFFF #C8102E #FFFFFF
arsenal         sleeves  crew  #E00A17 #FFFFFF #FFFFFF #FFFFFF
arsenal04       sleeves  polo  #E00A17 #FFFFFF #E00A17 #FFFFFF
chelsea         plain    crew  #1149C6 #FFFFFF #FFFFFF #FFFFFF
arsenal98       sleeves  v     #E00A17 #FFFFFF #FFFFFF #FFFFFF
chelsea05       plain    v     #1149C6 #FFFFFF #FFFFFF #FFFFFF
liverpool       plain    crew  #C8102E #FFFFFF #FFFFFF #FFFFFF
liverpool05     plain    polo  #C8102E #FFFFFF #FFFFFF #FFFFFF
liverpool80     pinstripes v   #C8102E #F6D36B #F6D36B #FFFFFF
liverpool90     plain    v     #C8102E #FFFFFF #FFFFFF #FFFFFF
mancity         plain    crew  #6CABDD #FFFFFF #FFFFFF #0B2265
mancity12       plain    polo  #7DB7E3 #FFFFFF #FFFFFF #0B2265
manutd          plain    crew  #DA1F26 #1B1B1F #1B1B1F #FFFFFF
manutd94        plain    polo  #D81E2C #1B1B1F #1B1B1F #FFFFFF
manutd96        plain    up    #D81E2C #1B1B1F #1B1B1F #FFFFFF
manutd68        plain    crew  #D81E2C #FFFFFF #FFFFFF #FFFFFF
tottenham       sleeves  crew  #FFFFFF #132257 #132257 #132257
newcastle       stripes  crew  #1B1B1F #FFFFFF #2FA3DC #FFFFFF
barca           stripes  crew  #A50044 #004D98 #EDBB00 #EDBB00
barca06         stripes  crew  #A50044 #004D98 #EDBB00 #EDBB00
realmadrid      plain    crew  #FFFFFF #D9B24C #D9B24C #1B2A6B
realmadrid02    plain    polo  #FFFFFF #5B3F8C #5B3F8C #1B1B1F
realmadrid60    plain    v     #FFFFFF #FFFFFF #E9E6DC #1B1B1F
realmadrid12    plain    polo  #FFFFFF #EDC75B #EDC75B #1B1B1F
atletico        stripes  crew  #CB3524 #FFFFFF #1B3F8F #1B3F8F
milan           stripes  crew  #E2101B #1B1B1F #1B1B1F #FFFFFF
milan90         stripes  polo  #E2101B #1B1B1F #FFFFFF #FFFFFF
milan05         stripes  v     #E2101B #1B1B1F #1B1B1F #FFFFFF
inter           stripes  crew  #0B3FA8 #15151C #15151C #FFFFFF
inter98         hoops    polo  #0B3FA8 #15151C #15151C #FFFFFF
barca92         stripes  polo  #A50044 #004D98 #A50044 #FFFFFF
realmadrid88    plain    v     #FFFFFF #5B3F8C #5B3F8C #5B3F8C
athletic        stripes  crew  #E0101E #FFFFFF #1B1B1F #1B1B1F
realsociedad    stripes  crew  #1450A8 #FFFFFF #1450A8 #1B1B1F
valencia        plain    crew  #FFFFFF #1B1B1F #F18E00 #1B1B1F
betis           stripes  crew  #0B8A43 #FFFFFF #0B8A43 #1B1B1F
sevilla         plain    crew  #FFFFFF #D5001C #D5001C #D5001C
leicester       plain    crew  #1B4DB0 #FFFFFF #F0B62E #F0B62E
everton         plain    v     #0A338A #FFFFFF #FFFFFF #FFFFFF
westham         sleeves  crew  #7A263A #7FC4EA #7FC4EA #FFFFFF
astonvilla      sleeves  v     #86133B #A3D3F5 #A3D3F5 #F5E27A
wolves          plain    crew  #FDB913 #1B1B1F #1B1B1F #1B1B1F
palace          stripes  crew  #1B458F #C4122E #C4122E #FFFFFF
tottenham84     plain    v     #FFFFFF #132257 #132257 #132257
celtic          hoops    crew  #FFFFFF #0B8A43 #FFFFFF #1B1B1F
ajax            panel    crew  #FFFFFF #D2122E #FFFFFF #1B1B1F
river           sash     crew  #FFFFFF #E10600 #1B1B1F #1B1B1F
boca            chestband v    #0B2F7D #F5C518 #F5C518 #FFFFFF
reims60         sleeves  laces #D8122A #FFFFFF #FFFFFF #FFFFFF
marseille       plain    crew  #FFFFFF #2FAEE0 #2FAEE0 #2FAEE0
lyon            band     crew  #FFFFFF #DA0812 #1B3F8F #1B3F8F
psg94           band     polo  #163A7D #DA291C #FFFFFF #FFFFFF
lille           plain    crew  #D5152B #0B1F4B #0B1F4B #FFFFFF
roma            plain    crew  #8E1F2F #F0BC42 #F0BC42 #F0BC42
sampdoria91     chestband crew #1B5DB0 #D7141A #FFFFFF #FFFFFF
atalanta        stripes  crew  #1E71B8 #15151C #15151C #FFFFFF
inter66         stripes  v     #0B3FA8 #15151C #15151C #FFFFFF
leipzig         plain    crew  #FFFFFF #DD0741 #DD0741 #DD0741
gladbach        plain    crew  #FFFFFF #1B1B1F #0B8A43 #0B8A43
hoffenheim      plain    crew  #1961B5 #FFFFFF #FFFFFF #FFFFFF
sporting        hoops    crew  #0B8A43 #FFFFFF #0B8A43 #1B1B1F
juventus        stripes  crew  #FFFFFF #1B1B1F #1B1B1F #E0B12E
juventus85      stripes  polo  #FFFFFF #1B1B1F #1B1B1F #E0B12E
juventus03      stripes  polo  #FFFFFF #1B1B1F #E2B33C #E0B12E
roma00          plain    polo  #9A1B2B #F0A63C #F0A63C #FFFFFF
lazio           plain    crew  #87D8F7 #FFFFFF #FFFFFF #0B2265
napoli          plain    crew  #1296D4 #FFFFFF #FFFFFF #FFFFFF
fiorentina      plain    polo  #5A2D91 #FFFFFF #FFFFFF #FFFFFF
parma           plain    polo  #FFD83A #1B3F8F #1B3F8F #1B3F8F
bayern          pinstripes crew #DC052D #9C0A20 #FFFFFF #FFFFFF
bayern13        pinstripes v   #D0102E #9C0A20 #FFFFFF #FFFFFF
dortmund        plain    crew  #FDE100 #1B1B1F #1B1B1F #1B1B1F
leverkusen      halves   crew  #E32221 #1B1B1F #1B1B1F #FFFFFF
psg             band     crew  #0B2A5B #DA291C #FFFFFF #FFFFFF
psg17           band     crew  #0B2A5B #DA291C #FFFFFF #FFFFFF
monaco          halves   crew  #FFFFFF #E51B22 #E51B22 #FFFFFF
marseille91     plain    polo  #FFFFFF #2FAEE0 #2FAEE0 #2FAEE0
porto           stripes  crew  #00428C #FFFFFF #00428C #FFFFFF
porto04         stripes  polo  #00428C #FFFFFF #00428C #E2B33C
benfica62       plain    laces #E31B23 #FFFFFF #FFFFFF #FFFFFF
keepergreen     yoke     crew  #29A35A #0E6B37 #0E6B37 #FFFFFF
keeperyellow    yoke     crew  #F5D92B #1B1B1F #1B1B1F #1B1B1F
keepergrey      yoke     polo  #9AA3AB #5B636B #E7E9EB #1B1B1F
keeperblack     plain    laces #1C1C20 #1C1C20 #2C2C32 #FFFFFF
keeperblue      yoke     crew  #2F8FD8 #134C8C #FFFFFF #FFFFFF
keeperdortmund  yoke    crew  #FDE100 #1B1B1F #1B1B1F #FDE100
keeperorange    yoke     crew  #F5852B #B7480E #1B1B1F #1B1B1F
keeperviolet    zigzag   polo  #7A3FA0 #F2D24B #F2D24B #FFFFFF
keeperlime      yoke     crew  #B5E02A #5C8A0C #1B1B1F #1B1B1F
keeperspain     yoke     crew  #F5D92B #C60B1E #0B2265 #0B2265
keeperbelgium   yoke     crew  #1B1B1F #D7141A #F5D33B #F5D33B
keepergermany   chestband crew #B9C2CA #D8232A #1B1B1F #1B1B1F
keeperfrance    chestband crew #C9CDD6 #E1000F #1F3472 #1F3472
keeperitaly     yoke     polo  #1261B8 #9AA1A8 #1261B8 #FFFFFF
keeperbarca     panel    crew  #35B5A5 #A50044 #EDBB00 #EDBB00
keepermadrid    yoke     crew  #49C48E #FFFFFF #5B3F8C #1B2A6B
keepermanutd    yoke     crew  #2E9B57 #1B1B1F #DA1F26 #FFFFFF
keeperengland   chestband polo #E8CF3A #FFFFFF #C8102E #0B1F4B
keeperliverpool yoke    crew  #B8DC4A #C8102E #C8102E #FFFFFF
keepercity      yoke     crew  #F5852B #6CABDD #FFFFFF #0B2265
keeperatletico  panel    crew  #F2C230 #CB3524 #1B3F8F #FFFFFF
keeperarsenal   sleeves  polo  #F5D92B #E00A17 #E00A17 #0B2265
keeperbrazil    yoke     polo  #8F98A0 #1E8A3C #FFDF00 #FFDF00
keeperargentina yoke     crew  #29A35A #74ACDF #FFFFFF #FFFFFF
keeperchelsea   yoke     crew  #F5852B #0A4BB3 #FFFFFF #FFFFFF
keepercampos    zigzag   crew  #EE4FA0 #F5E02B #1FA05A #1B1B1F
keepervalencia  yoke     crew  #1B1B1F #F18E00 #FFFFFF #FFFFFF
keepermilan     stripes  crew  #8F98A0 #E2101B #1B1B1F #FFFFFF
keepermexico    yoke     crew  #F2C230 #0B7A4B #C8102E #FFFFFF
keepermorocco   yoke     crew  #F2D43A #C1272D #0B6B3A #FFFFFF
keeperswiss     chestband crew #D8DCE2 #D52B1E #D52B1E #D52B1E
keeperbuffon    plain    polo  #A9ADB5 #C9A545 #C9A545 #1B1B1F
`

const isPattern = (word: string): word is ShirtPattern => (SHIRT_PATTERNS as readonly string[]).includes(word)
const isCollar = (word: string): word is Collar => (COLLARS as readonly string[]).includes(word)

function readLine(line: string): [name: string, shirt: Shirt] {
  const [name, pattern, collar, base, second, trim, ink] = line.split(/\s+/)
  if (!name || !pattern || !collar || !base || !second || !trim || !ink)
    throw new Error(`shirt "${line}": a word is missing`)
  if (!isPattern(pattern)) throw new Error(`shirt ${name}: no pattern is called ${pattern}`)
  if (!isCollar(collar)) throw new Error(`shirt ${name}: no collar is called ${collar}`)
  return [name, { pattern, collar, base, second, trim, ink }]
}

/** Shirts by the portrait sheets' names. */
export const SHIRTS: ReadonlyMap<string, Shirt> = new Map(TABLE.trim().split('\n').map(readLine))

/** Neutral shirt for games that hide club and nation. */
export const NOBODYS_SHIRT: Shirt = {
  pattern: 'plain',
  collar: 'crew',
  base: '#A9AEB8',
  second: '#A9AEB8',
  trim: '#8D939E',
  ink: '#8D939E',
}
