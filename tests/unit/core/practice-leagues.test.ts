import { describe, expect, test } from 'vitest'
import { namesLeagues } from '#core/display-word.ts'
import { KIT_COLOUR_NAMES, KIT_PATTERNS } from '#core/kits.ts'
import { UNLOCKS } from '#core/unlocks.ts'
import { isDrawnFrom, leaguesText, PRACTICE_LEAGUES, practiceLeagues, withLeague } from '#core/practice-leagues.ts'
import { LEAGUES } from '#data/types.ts'

test('offers every league of the facts, and "other"', () => {
  expect([...PRACTICE_LEAGUES].sort()).toEqual([...LEAGUES, 'other'].sort())
})

test.each(PRACTICE_LEAGUES)('finds %s in the text of the settings, and no league in a text without one', (league) => {
  expect(namesLeagues(`sound ${league}`)).toBe(true)
  const looks = KIT_PATTERNS.map((pattern) => `kit-${pattern}-${KIT_COLOUR_NAMES.join('-')}`)
  const others = [...looks, ...UNLOCKS.map(({ kind, what }) => `${kind}-${what}`)].join(' ')
  expect(namesLeagues(`contrast reduced full sound haptics no-keys ${others}`)).toBe(false)
  expect(namesLeagues(null)).toBe(false)
})

describe('the leagues of practice', () => {
  test.each<[unknown, readonly string[]]>([
    [undefined, PRACTICE_LEAGUES],
    [null, PRACTICE_LEAGUES],
    ['', PRACTICE_LEAGUES],
    ['mls', PRACTICE_LEAGUES],
    [7, PRACTICE_LEAGUES],
    ['liga', ['liga']],
    ['ligue1,liga,ligue1,mls', ['liga', 'ligue1']],
    ['other', ['other']],
  ])('of the preference %j are %j', (preference, leagues) => {
    expect(practiceLeagues(preference)).toEqual(leagues)
  })

  test.each<[readonly string[], (typeof PRACTICE_LEAGUES)[number], string | null]>([
    [['liga'], 'liga', 'liga'],
    [['liga'], 'premierleague', 'premierleague,liga'],
    [['liga', 'other'], 'liga', 'other'],
    [PRACTICE_LEAGUES.filter((league) => league !== 'seriea'), 'seriea', null],
  ])('%j change with %s to %j', (chosen, league, text) => {
    expect(leaguesText(withLeague(practiceLeagues(chosen.join()), league))).toBe(text)
  })

  test.each([
    ['liga', true],
    ['seriea', false],
    [null, false],
  ])('of La Liga only draw from %j: %s', (league, drawn) => {
    expect(isDrawnFrom(['liga'], league)).toBe(drawn)
    expect(isDrawnFrom(PRACTICE_LEAGUES, league)).toBe(true)
  })
})
