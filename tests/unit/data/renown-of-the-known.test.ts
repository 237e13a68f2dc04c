import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { FOOTBALLERS } from '#data/facts.ts'
import { SHEETS_FOLDER } from '#scripts/data/build.ts'
import { readSheet } from '#scripts/data/read.ts'
import type { Row } from '#scripts/data/sheets.ts'

const place = new Map(FOOTBALLERS.map(({ id }, at) => [id, at + 1]))
const fame = new Map(FOOTBALLERS.map((footballer) => [footballer.id, footballer.fame]))

/** Undisputed pairs: the first is better known than the second. */
const PAIRS = `
  lionel-messi kylian-mbappe · cristiano-ronaldo neymar · diego-maradona johan-cruyff · pele eusebio
  zinedine-zidane michel-platini · kylian-mbappe ousmane-dembele · ronaldo rivaldo · neymar vinicius-junior
  ronaldinho kaka · david-beckham frank-lampard · johan-cruyff marco-van-basten · erling-haaland alexander-isak
  lamine-yamal pau-cubarsi · thierry-henry david-trezeguet · karim-benzema alexandre-lacazette
  zlatan-ibrahimovic henrik-larsson · luka-modric mateo-kovacic · wayne-rooney peter-crouch
  andres-iniesta david-silva · mohamed-salah riyad-mahrez · harry-kane jamie-vardy · gianluigi-buffon dino-zoff
  gianluigi-buffon gianluigi-donnarumma · franz-beckenbauer lothar-matthaus · sergio-ramos eder-militao
  robert-lewandowski miroslav-klose · xavi pedri · iker-casillas unai-simon · antoine-griezmann olivier-giroud
  paul-pogba adrien-rabiot · kevin-de-bruyne youri-tielemans · paolo-maldini alessandro-costacurta
  eric-cantona david-ginola · steven-gerrard jordan-henderson · roberto-carlos marcelo · luis-suarez diego-forlan
  didier-drogba salomon-kalou · luis-figo nani · roberto-baggio gianfranco-zola · n-golo-kante moussa-sissoko
  eden-hazard dries-mertens · george-best ryan-giggs · francesco-totti daniele-de-rossi · manuel-neuer bernd-leno
  toni-kroos leon-goretzka · gerard-pique raul-albiol · alfredo-di-stefano raymond-kopa · samuel-eto-o victor-osimhen
  andrea-pirlo manuel-locatelli · carles-puyol pau-torres · alessandro-del-piero antonio-di-natale
  romario luis-fabiano · ruud-gullit ronald-de-boer · thibaut-courtois simon-mignolet
  virgil-van-dijk matthijs-de-ligt · patrick-vieira emmanuel-petit · sergio-busquets oriol-romeu · raul diego-tristan
  john-terry phil-jagielka · peter-schmeichel kasper-schmeichel · alan-shearer stan-collymore
  oliver-kahn roman-weidenfeller · andriy-shevchenko sergiy-rebrov · cafu danilo · fabio-cannavaro marco-materazzi
  gabriel-batistuta mauro-icardi · pavel-nedved karel-poborsky · gerd-muller mario-gomez · lev-yashin dida
  dennis-bergkamp robin-van-persie · hugo-lloris steve-mandanda · jude-bellingham jobe-bellingham
  vinicius-junior rodrygo · bukayo-saka noni-madueke · cole-palmer conor-gallagher · jamal-musiala leroy-sane
  florian-wirtz julian-brandt · rodri martin-zubimendi · raphinha antony · garrincha jairzinho · zico careca
  socrates tostao · franco-baresi pietro-vierchowod · paolo-rossi salvatore-schillaci · hristo-stoichkov dimitar-berbatov
  carlos-valderrama freddy-rincon · emilio-butragueno julio-salinas · gary-lineker les-ferdinand
  paul-gascoigne paul-merson · bobby-charlton jack-charlton · just-fontaine bernard-lacombe
  michael-laudrup brian-laudrup · pep-guardiola jose-mari-bakero · raul mario-balotelli · oliver-kahn mario-balotelli
  lothar-matthaus mario-balotelli · garrincha mario-balotelli · ferenc-puskas mario-balotelli · diego-simeone gabi · carlo-ancelotti roberto-di-matteo
  bastian-schweinsteiger sami-khedira · marcel-desailly frank-leboeuf · yaya-toure kolo-toure
  edinson-cavani darwin-nunez · emiliano-martinez geronimo-rulli · julian-alvarez lautaro-martinez
`
  .trim()
  .split(/\s*(?:·|\n)\s*/)
  .map((pair) => pair.split(' ') as [string, string])

/** Would have fame 5 by price alone, but only regular fans know them. */
const NOT_FIVE = `saul-niguez marco-asensio timo-werner jorginho nicolas-otamendi aymeric-laporte mateo-kovacic
  leon-goretzka gabriel-jesus serge-gnabry mauro-icardi marcus-rashford hulk ivan-perisic edin-dzeko`

const NOT_FOUR = `bojan-krkic eder loris-karius antony marc-vivien-foe gareth-southgate lionel-scaloni joselu
  divock-origi michy-batshuayi jonas-hofmann yoshinori-muto shinji-okazaki maya-yoshida njitap-geremi nicklas-bendtner wes-brown
  phil-jones luis-alberto shkodran-mustafi markus-babbel stefan-reuter alvaro-arbeloa matteo-darmian milan-baros
  santiago-solari konrad-laimer`

const NOT_THREE = `gordon-durie hamilton-ricard f-tait fashion-sakala hayden-foxe tore-pedersen kazuyuki-toda
  thembinkosi-lorch victor-ibarbo goce-sedloski mark-bowen`

const FIVE = `lamine-yamal luis-figo roberto-baggio alessandro-del-piero rivaldo romario steven-gerrard marcelo
  gerard-pique sergio-busquets lothar-matthaus oliver-kahn pavel-nedved gabriel-batistuta george-weah alan-shearer
  ruud-gullit arjen-robben alessandro-nesta fabio-cannavaro cafu juan-roman-riquelme pedri jamal-musiala florian-wirtz
  bukayo-saka`

const AT_LEAST_FOUR = `jimmy-greaves gianni-rivera gigi-riva uwe-seeler fritz-walter didi graeme-souness careca
  giuseppe-bergomi mario-gomez ali-daei cha-bum-kun kolo-toure alessandro-bastoni jonathan-tah patrik-schick raul garrincha zico socrates franck-ribery michael-laudrup hristo-stoichkov gheorghe-hagi dino-zoff
  giacinto-facchetti frank-rijkaard ronald-koeman johan-neeskens karl-heinz-rummenigge mario-kempes giuseppe-meazza
  francisco-gento raymond-kopa jean-pierre-papin emilio-butragueno gary-lineker paul-gascoigne david-seaman
  kevin-keegan gordon-banks jordi-alba isco leonardo-bonucci christian-vieri edgar-davids matthias-sammer bebeto
  fernando-redondo diego-simeone luis-enrique carlos-valderrama nico-williams raphinha viktor-gyokeres xavi-simons
  jeremy-doku`

const AT_LEAST_THREE = 'tijjani-reijnders kevin-trapp pablo-fornals'

const named = (ids: string) => ids.trim().split(/\s+/)

describe('the order by fame', () => {
  test('opens with ten very famous footballers', () => {
    expect(FOOTBALLERS.slice(0, 10).map(({ name }) => name)).toEqual([
      'Lionel Messi',
      'Cristiano Ronaldo',
      'Diego Maradona',
      'Pelé',
      'Zinédine Zidane',
      'Kylian Mbappé',
      'Ronaldo',
      'Neymar',
      'Ronaldinho',
      'David Beckham',
    ])
  })

  test('is tested by more than eighty pairs', () => expect(PAIRS.length).toBeGreaterThan(80))

  test.each(PAIRS)('%s before %s', (one, other) => {
    expect(place.get(one)).toBeLessThan(place.get(other)!)
  })
})

describe('fame', () => {
  test.each<[string, string, number, number]>([
    ['is no 5', NOT_FIVE, 1, 4],
    ['is no 4', NOT_FOUR, 1, 3],
    ['is no 3', NOT_THREE, 1, 2],
    ['is 5', FIVE, 5, 5],
    ['is 4 or 5', AT_LEAST_FOUR, 4, 5],
    ['is 3 at least', AT_LEAST_THREE, 3, 5],
  ])('%s of %s', (_is, ids, least, most) => {
    expect(named(ids).filter((id) => !(fame.get(id)! >= least && fame.get(id)! <= most))).toEqual([])
  })

  test('is a pyramid with few at the top', () => {
    const count = (grade: number) => FOOTBALLERS.filter((footballer) => footballer.fame === grade).length
    expect(count(5)).toBeGreaterThan(150)
    expect(count(5)).toBeLessThan(180)
    expect(count(4)).toBeGreaterThan(400)
    expect(count(4)).toBeLessThan(540)
    expect(count(3)).toBeGreaterThan(800)
    expect(count(3)).toBeLessThan(950)
  })
})

describe.each(['premierleague', 'liga', 'seriea', 'bundesliga'] as const)('today in %s', (wanted) => {
  test('play at least thirty of fame 4 and 5', () => {
    const known = FOOTBALLERS.filter((footballer) => footballer.league === wanted && footballer.fame >= 4)
    expect(known.length).toBeGreaterThanOrEqual(30)
  })
})

describe('the three markets', () => {
  let grades: Map<string, Row<'renown'>>

  beforeAll(async () => {
    const { rows } = await readSheet('renown', join(SHEETS_FOLDER, 'renown.csv'))
    grades = new Map(rows.map((row) => [row.footballer, row]))
  })

  const AT_HOME = {
    fr: `jean-pierre-papin raymond-kopa just-fontaine yoann-gourcuff dimitri-payet samir-nasri ludovic-giuly pauleta rai
      juninho-pernambucano marco-verratti javier-pastore bafetimbi-gomis steve-mandanda basile-boli abedi-pele`,
    es: `raul emilio-butragueno francisco-gento luis-suarez-miramontes joaquin guti santiago-canizares gaizka-mendieta
      michel fernando-hierro aritz-aduriz hugo-sanchez laszlo-kubala telmo-zarra santillana`,
    en: `alan-shearer gary-lineker paul-gascoigne kevin-keegan gordon-banks bobby-moore ian-wright matt-le-tissier
      robbie-fowler tony-adams jamie-carragher kenny-dalglish ian-rush stuart-pearce duncan-edwards peter-crouch`,
  }

  test.each(Object.entries(AT_HOME))('know their own stars: fame 5 in %s', (market, ids) => {
    const missing = named(ids).filter((id) => grades.get(id)?.[market as keyof typeof AT_HOME] !== 5)
    expect(missing).toEqual([])
  })

  test.each([
    ['matt-le-tissier', 'en', 'es'],
    ['yoann-gourcuff', 'fr', 'en'],
    ['telmo-zarra', 'es', 'en'],
    ['dominique-rocheteau', 'fr', 'en'],
    ['dixie-dean', 'en', 'fr'],
    ['pablo-fornals', 'es', 'fr'],
    ['remy-cabella', 'fr', 'en'],
  ] as const)('differ: %s is better known in %s than in %s', (id, one, other) => {
    const grade = grades.get(id)!
    expect(grade[one]).toBeGreaterThan(grade[other] + 1)
  })
})
