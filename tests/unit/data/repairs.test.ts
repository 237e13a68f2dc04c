import { describe, expect, test } from 'vitest'
import { clubById, footballerById, FOOTBALLERS } from '#data/facts.ts'
import { CLUB_RECORDS, DIED, HONOURS, SEASONS, VALUES } from '#data/records.ts'
import type { Spell } from '#data/types.ts'

/** Corrected errors of the sheets, which an import must not restore. */

const wrote = ({ club, from, to, loan, current }: Spell) =>
  `${club} ${from ?? '?'}-${current ? 'now' : (to ?? '?')}${loan ? ' loan' : ''}`
const careerOf = (id: string) => footballerById(id)!.career.map(wrote)

describe('careers', () => {
  test.each([
    ['dominique-rocheteau', 'saintetienne 1972-1980'],
    ['patrick-battiston', 'saintetienne 1980-1983'],
    ['bernard-lacombe', 'saintetienne 1978-1979'],
    ['angelo-peruzzi', 'verona 1989-1990 loan'],
    ['rene-higuita', 'deportivo-pereira 2008-2010'],
    ['rene-higuita', 'aucas 2004-2004'],
    ['helmut-rahn', 'oelde 1950-1951'],
    ['reinildo-mandava', 'sporting-da-covilha 2017-2018'],
    ['kacper-potulski', 'mainz 2025-now'],
    ['montrell-culbreath', 'leverkusen 2025-now'],
    ['thomas-vermaelen', 'rkc-waalwijk 2004-2004 loan'],
    ['leonardo-bonucci', 'treviso 2007-2009 loan'],
    ['ander-barrenetxea', 'realsociedad 2018-now'],
    ['joe-gelhardt', 'wigan-athletic 2018-2020'],
    ['roony-bardghji', 'copenhagen 2021-2025'],
    ['claudio-caniggia', 'wembley-fc 2012-2012'],
    ['christian-benteke', 'al-wahda 2025-2025'],
    ['michu', 'oviedo 2003-2007'],
    ['stan-collymore', 'oviedo 2001-2001'],
    ['vedat-muriqi', 'mallorca 2022-2022 loan'],
    ['ally-samatta', 'tp-mazembe 2011-2016'],
    ['gorka-guruzeta', 'athletic 2018-2020'],
    ['silvan-widmer', 'aarau 2011-2013'],
    ['jonathan-ikone', 'lille 2018-2022'],
    ['cris', 'leverkusen 2003-2003 loan'],
  ])('%s was at %s', (id, spell) => {
    expect(careerOf(id)).toContain(spell)
  })

  test.each([
    ['lilian-brassier', 'rennes', 2020],
    ['alou-diarra', 'liverpool', 2002],
    ['medhi-benatia', 'marseille', 2006],
    ['bono', 'atleticomadrid', 2012],
    ['thorgan-hazard', 'chelsea', 2012],
    ['matteo-politano', 'roma', 2015],
    ['enes-unal', 'mancity', 2015],
    ['yangel-herrera', 'mancity', 2017],
    ['vedat-muriqi', 'piacenza', 2013],
    ['martin-skrtel', 'atalanta', 2019],
  ])('%s never played for %s from %i', (id, club, from) => {
    expect(footballerById(id)!.career.filter((spell) => spell.club === club && spell.from === from)).toEqual([])
  })
})

describe('footballers', () => {
  test.each([
    ['cheik-tiote', 2017],
    ['jorge-costa', 2025],
    ['diogo-jota', 2025],
    ['denis-law', 2025],
    ['bernard-lacombe', 2025],
    ['mario-zagallo', 2024],
    ['marc-vivien-foe', 2003],
  ])('%s died in %i', (id, year) => {
    expect(DIED.get(id)).toBe(year)
  })

  test.each([
    ['heung-min-son', 'Son Heung-min'],
    ['hee-chan-hwang', 'Hwang Hee-chan'],
    ['ji-sung-park', 'Park Ji-sung'],
    ['adam-hlozek', 'Adam Hložek'],
    ['marin-pongracic', 'Marin Pongračić'],
    ['adam-marusic', 'Adam Marušić'],
  ])('%s is %s', (id, name) => {
    expect(footballerById(id)!.name).toBe(name)
  })

  test.each([
    ['kaiki', '2003-03-08'],
    ['patrick-zabi', '2006-09-24'],
  ])('%s was born on %s', (id, born) => {
    expect(footballerById(id)!.born).toBe(born)
  })

  test.each([
    ['nelson-semedo', 'CV'],
    ['tijjani-reijnders', 'ID'],
    ['emiliano-buendia', 'ES'],
    ['ilaix-moriba', 'ES'],
  ])('%s belongs to %s too', (id, nation) => {
    expect(footballerById(id)!.otherNations).toContain(nation)
  })

  test.each([
    ['patrick-dorgu', 'Defender', 'Left-Back'],
    ['timothy-weah', 'Attacker', 'Right Winger'],
    ['luis-henrique', 'Attacker', 'Right Winger'],
    ['keane-lewis-potter', 'Attacker', 'Left Winger'],
    ['konrad-laimer', 'Defender', 'Right-Back'],
    ['nacer-chadli', 'Midfielder', 'Left Midfield'],
    ['aaron-lennon', 'Midfielder', 'Right Midfield'],
    ['franck-ribery', 'Attacker', 'Left Winger'],
  ])('%s is a %s, %s', (id, role, position) => {
    expect(footballerById(id)).toMatchObject({ role, position })
  })

  test('excluded footballers are removed, and no footballer is listed twice', () => {
    const gone = ['robinho', 'christoph-metzelder', 'quincy-promes', 'wissam-ben-yedder']
    expect(gone.filter((id) => footballerById(id))).toEqual([])
    expect(FOOTBALLERS.filter(({ name }) => name === 'Patrick Zabi')).toHaveLength(1)
  })
})

describe('titles', () => {
  test.each([
    ['edwin-van-der-sar', 'europa_league', 1992],
    ['marko-arnautovic', 'champions_league', 2010],
    ['sergi-roberto', 'champions_league', 2011],
    ['fabio-coentrao', 'champions_league', 2017],
    ['omar-sivori', 'ballon_dor', 1961],
    ['igor-belanov', 'ballon_dor', 1986],
    ['nicolas-tagliafico', 'world_cup', 2022],
    ['nicolas-tagliafico', 'copa_america', 2024],
    ['aissa-mandi', 'africa_cup', 2019],
    ['boulaye-dia', 'africa_cup', 2021],
    ['bryan-cristante', 'european_championship', 2020],
    ['marc-bartra', 'champions_league', 2015],
    ['djibril-sow', 'europa_league', 2022],
    ['youssef-en-nesyri', 'europa_league', 2023],
  ] as const)('%s won %s in %i', (id, title, year) => {
    expect(HONOURS.get(id)).toContainEqual({ title, year })
  })
})

describe('figures', () => {
  test.each(['paolo-maldini', 'dennis-bergkamp', 'gabriel-batistuta', 'marcel-desailly', 'rivaldo', 'cafu'])(
    '%s has no peak value in his last years',
    (id) => {
      expect(VALUES.get(id)?.peak ?? null).toBeNull()
    },
  )

  test.each([
    ['jonathan-david', '2022/23'],
    ['cole-palmer', '2023/24'],
    ['inaki-williams', '2021/22'],
    ['unai-simon', '2023/24'],
    ['ansu-fati', '2020/21'],
    ['khephren-thuram', '2022/23'],
    ['pio-esposito', '2025/26'],
    ['cucho-hernandez', '2025/26'],
    ['tino-livramento', '2025/26'],
    ['savinho', '2025/26'],
  ])('%s has a row of %s', (id, season) => {
    expect(SEASONS.some((row) => row.footballer === id && row.season === season)).toBe(true)
  })
})

describe("seasons by the league's own count", () => {
  test.each([
    ['kylian-mbappe', '2021/22', { goals: 28 }],
    ['memphis-depay', '2020/21', { goals: 20 }],
    ['alexander-isak', '2020/21', { goals: 17 }],
    ['iago-aspas', '2021/22', { goals: 18 }],
    ['pierre-emerick-aubameyang', '2023/24', { goals: 17 }],
    ['mason-greenwood', '2024/25', { goals: 21 }],
    ['lionel-messi', '2021/22', { assists: 14 }],
    ['jacob-murphy', '2024/25', { assists: 12 }],
  ])('%s in %s', (id, season, figures) => {
    expect(SEASONS.find((row) => row.footballer === id && row.season === season)).toMatchObject(figures)
  })
})

describe('clubs', () => {
  test.each(['lehavre', 'sevilla', 'lyon', 'monaco', 'toulouse', 'dinamozagreb', 'hamburg', 'koln', 'heidenheim'])(
    'the founding year of %s is disputed',
    (id) => {
      expect(CLUB_RECORDS.get(id)!.foundingDisputed).toBe(true)
    },
  )

  test.each(['botafogo', 'flamengo', 'penarol', 'newcastle', 'genoa'])(
    'the founding year of %s is disputed, too',
    (id) => {
      expect(CLUB_RECORDS.get(id)!.foundingDisputed).toBe(true)
    },
  )

  test.each([
    ['atalanta', 'New Balance Arena', 'Gewiss Stadium'],
    ['america', 'Estadio Banorte', 'Estadio Azteca'],
    ['dortmund', 'Signal Iduna Park', 'Westfalenstadion'],
    ['barca', 'Spotify Camp Nou', 'Camp Nou'],
    ['napoli', 'Diego Armando Maradona', 'San Paolo'],
  ])('%s plays at %s, once %s', (id, name, former) => {
    const { ground } = CLUB_RECORDS.get(id)!
    expect(ground.name).toBe(name)
    expect(ground.otherNames).toContain(former)
  })

  test('games do not ask planned, changing or disputed capacities', () => {
    const disputed = [...CLUB_RECORDS].filter(([, { ground }]) => ground.capacityDisputed).map(([id]) => id)
    expect(disputed.sort()).toEqual(['america', 'barca', 'betis', 'mancity', 'monaco'])
    expect(CLUB_RECORDS.get('monaco')!.ground.capacity).toBe(16360)
  })

  test.each([
    ['leverkusen', '#111111'],
    ['gladbach', '#00863D'],
    ['unionberlin', '#FFFFFF'],
  ])('the shirt of %s is plain, with %s', (id, second) => {
    expect(clubById(id)).toMatchObject({ pattern: 'plain' })
    expect(clubById(id)!.colours![1]).toBe(second)
  })
})
