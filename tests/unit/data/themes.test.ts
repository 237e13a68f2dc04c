import { describe, expect, test } from 'vitest'
import { FOOTBALLERS } from '#data/facts.ts'
import { EVIDENCE } from '#data/evidence.ts'
import { isTheme, THEME_GROUPS, themeMembers, THEMES, type Theme, type ThemeRecords } from '#data/themes.ts'

const idsOf = (theme: Theme) => themeMembers(theme, FOOTBALLERS, EVIDENCE).map(({ id }) => id)

/** Theme, members, non-members. */
const EXAMPLES: [Theme, string[], string[]][] = [
  ['arsenal', ['thierry-henry', 'cesc-fabregas', 'bukayo-saka'], ['harry-kane', 'harry-maguire']],
  ['bayernmunchen', ['arjen-robben', 'robert-lewandowski', 'harry-kane'], ['marco-reus']],
  ['chelsea', ['didier-drogba', 'mohamed-salah', 'kevin-de-bruyne'], ['steven-gerrard']],
  ['barca', ['ronaldinho', 'lionel-messi', 'thierry-henry'], ['cristiano-ronaldo']],
  ['liverpool', ['steven-gerrard', 'luis-suarez'], ['wayne-rooney']],
  ['mancity', ['sergio-aguero', 'yaya-toure', 'carlos-tevez'], ['ryan-giggs']],
  ['manutd', ['cristiano-ronaldo', 'zlatan-ibrahimovic', 'carlos-tevez'], ['steven-gerrard']],
  ['psg', ['ronaldinho', 'david-beckham', 'lionel-messi'], ['eric-cantona']],
  ['realmadrid', ['zinedine-zidane', 'david-beckham', 'ronaldo'], ['lionel-messi']],
  ['brazilian', ['pele', 'vinicius-junior'], ['lionel-messi', 'jorginho']],
  ['english', ['bobby-charlton', 'jude-bellingham'], ['gareth-bale']],
  ['french', ['zinedine-zidane', 'kylian-mbappe'], ['riyad-mahrez']],
  ['german', ['gerd-muller', 'ilkay-gundogan'], ['robert-lewandowski']],
  ['italian', ['paolo-maldini', 'jorginho'], ['zlatan-ibrahimovic']],
  ['portuguese', ['eusebio', 'pepe'], ['neymar']],
  ['spanish', ['xavi', 'lamine-yamal'], ['achraf-hakimi']],
  ['international', ['lionel-messi', 'mohamed-salah', 'luka-modric'], ['kylian-mbappe', 'neymar', 'harry-kane']],
  ['wc2022', ['lionel-messi', 'ederson', 'willian-pacho'], ['erling-haaland', 'sadio-mane', 'diego-maradona', 'fred']],
  ['bundesliga', ['harry-kane', 'jamal-musiala'], ['robert-lewandowski']],
  ['liga', ['lamine-yamal', 'kylian-mbappe'], ['lionel-messi']],
  ['ligue1', ['achraf-hakimi', 'ousmane-dembele'], ['kylian-mbappe']],
  ['premierleague', ['erling-haaland', 'bukayo-saka'], ['harry-kane']],
  ['seriea', ['lautaro-martinez', 'luka-modric'], ['cristiano-ronaldo']],
  ['goalkeeper', ['lev-yashin', 'thibaut-courtois'], ['sergio-ramos']],
  ['defender', ['paolo-maldini', 'virgil-van-dijk'], ['lev-yashin']],
  ['midfielder', ['andres-iniesta', 'luka-modric'], ['lionel-messi']],
  ['forward', ['lionel-messi', 'pele'], ['xavi']],
]

describe('themes', () => {
  test('are the 27 of the specification: 9 clubs, 9 nations and regions, 5 leagues, 4 roles', () => {
    expect(Object.values(THEME_GROUPS).map(({ length }) => length)).toEqual([9, 9, 5, 4])
    expect(new Set(THEMES).size).toBe(27)
    expect(EXAMPLES.map(([theme]) => theme).toSorted()).toEqual(THEMES.toSorted())
    expect([isTheme('wc2022'), isTheme('argentine'), isTheme('toString')]).toEqual([true, false, false])
  })

  test.each(EXAMPLES)('%s contains %j and not %j', (theme, members, others) => {
    const ids = idsOf(theme)
    expect(ids).toEqual(expect.arrayContaining(members))
    expect(others.filter((id) => ids.includes(id))).toEqual([])
  })

  test.each(THEMES)('%s has at least 20 footballers', (theme) => {
    expect(idsOf(theme).length).toBeGreaterThanOrEqual(20)
  })

  test('a club theme has verified careers only', () => {
    const read = FOOTBALLERS.find(({ id }) => id === 'didier-drogba')!
    const unread = { ...read, id: 'unread', confidence: 0 } as const
    const members = themeMembers('chelsea', [read, unread], EVIDENCE)
    expect(members).toEqual([read])
  })

  test('international contains players who certainly played for another nation', () => {
    const from = (nation: string, id: string, fame: 3 | 4) => ({ ...FOOTBALLERS[0]!, id, nation, fame })
    const known = from('HR', 'known', 4)
    const home = from('FR', 'home', 4)
    const others = ['nobody', 'called', 'capped', 'uncapped', 'champion', 'winner'].map((id) => from('HR', id, 3))
    const records = {
      squads: new Map([['called', ['wc2022']]]),
      caps: new Map([
        ['capped', [{ nation: 'HR', atLeast: 1 }]],
        ['uncapped', [{ nation: 'HR', atLeast: 0 }]],
      ]),
      honours: new Map([
        ['champion', [{ title: 'africa_cup' }]],
        ['winner', [{ title: 'champions_league' }]],
      ]),
    } as unknown as ThemeRecords
    const members = themeMembers('international', [known, home, ...others], records)
    expect(members.map(({ id }) => id)).toEqual(['known', 'called', 'capped', 'champion'])
  })

  test('international and the seven nations are disjoint', () => {
    const seven = new Set(
      (['brazilian', 'english', 'french', 'german', 'italian', 'portuguese', 'spanish'] as const).flatMap(idsOf),
    )
    expect(idsOf('international').filter((id) => seven.has(id))).toEqual([])
  })
})
