import { describe, expect, test } from 'vitest'
import { PRACTICE_LEAGUES } from '#core/practice-leagues.ts'
import { randomFrom } from '#core/random.ts'
import { clubById, CLUBS, footballerById } from '#data/facts.ts'
import { DIFFICULTIES, type Difficulty } from '#data/types.ts'
import { couldDeal, dealCard } from '#games/bingo/deal/deal.ts'
import { narrowed } from '#games/bingo/deal/narrow.ts'
import { bandOf } from '#games/bingo/deal/roster.ts'
import { sharesBoth } from '#games/blur/rules/colours.ts'
import type { Setup as BlurSetup } from '#games/blur/rules/engine.ts'
import { CATALOGUE, isDealt } from '#games/catalogue.ts'
import type { Leagues } from '#games/league-pools.ts'
import type { Setup as PixelsSetup } from '#games/pixels/rules/engine.ts'
import type { Setup as SplitSetup } from '#games/split/rules/engine.ts'
import { GROUNDS } from '#games/stadiums/deal/roster.ts'
import type { Setup as StadiumsSetup } from '#games/stadiums/rules/engine.ts'
import { gridOf, keysOf } from '#games/tictactoe/deal/deal.ts'
import { allowsGrids, practiceGrid } from '#games/tictactoe/deal/practice-grid.ts'
import { gridBandOfFacts } from '#games/tictactoe/deal/roster.ts'
import type { Pack } from '#search/pack.ts'
import { RUN_GAMES } from '#server/runs/registry.ts'

const SEEDS = 25

const ofFootballers = (items: readonly { id: string }[]) => items.map(({ id }) => [footballerById(id)!.league])
const ofClubs = (ids: readonly string[]) => ids.map((id) => clubById(id)!.league)

/** Leagues of each item of a deal; a ground shared by two clubs may have several. */
const LEAGUES_OF: Partial<Record<string, (setup: never) => (string | null)[][]>> = {
  pixels: ({ items }: PixelsSetup) => ofFootballers(items),
  split: ({ faces }: SplitSetup) => ofFootballers(faces),
  blur: ({ items }: BlurSetup) => items.map(({ id }) => ofClubs([id])),
  stadiums: ({ cards }: StadiumsSetup) =>
    cards.map(({ ground }) => ofClubs(GROUNDS.find(({ id }) => id === ground)!.clubs.map(({ id }) => id))),
}

/** Practice that ignores the chosen leagues (docs/games/back-four.md). */
const WHOLE = ['back-four']

/** Modes without parts such as the albums of themes. */
const MODES = CATALOGUE.flatMap(({ id, modes }) =>
  modes
    .filter((mode) => isDealt(id, mode.id) && !RUN_GAMES[id].practice?.parts?.(mode.id)?.wanted && !WHOLE.includes(id))
    .map((mode) => ({ game: id, mode: mode.id })),
)

/** League choices that leave too few items, as docs/games lists them. */
const TOO_FEW: Record<string, Leagues> = {
  'blur easy': ['seriea', 'ligue1', 'other'],
  'stadiums easy': ['other'],
  'split normal': ['bundesliga'],
  'split hard': ['liga', 'seriea', 'bundesliga', 'ligue1'],
}

/** Leagues that are too small for a whole card of Bingo, by level. */
const TOO_FEW_FOR_A_CARD: Record<Difficulty, Leagues> = {
  easy: ['premierleague', 'liga', 'seriea', 'bundesliga', 'ligue1'],
  normal: ['bundesliga', 'ligue1'],
  hard: ['bundesliga'],
}

const FIVE = PRACTICE_LEAGUES.filter((league) => league !== 'other')
const SERVED = { clubs: new Map(CLUBS.map((club) => [club.id, club])) } as unknown as Pick<Pack, 'clubs'>

const deals = (game: keyof typeof RUN_GAMES, mode: string, leagues: Leagues): unknown[] =>
  Array.from({ length: SEEDS }, (_, seed) =>
    RUN_GAMES[game].practice!.deal(randomFrom(seed), { mode, part: undefined, found: new Set(), leagues }),
  )

test('knows the leagues of the items of every game', () => {
  expect(new Set(MODES.map(({ game }) => game))).toEqual(new Set(Object.keys(LEAGUES_OF)))
})

describe.each(MODES)('practice of $game, $mode', ({ game, mode }) => {
  test.each(PRACTICE_LEAGUES)('of %s only has no item of another league, or has too few', (league) => {
    const dealt = deals(game, mode, [league])
    if (TOO_FEW[`${game} ${mode}`]?.includes(league)) return expect(new Set(dealt)).toEqual(new Set([null]))
    expect(dealt).not.toContain(null)
    for (const setup of dealt) {
      for (const leagues of LEAGUES_OF[game]!(setup as never)) {
        expect(leagues.map((one) => one ?? 'other')).toContain(league)
      }
    }
  })

  test('of the five leagues has no item outside them', () => {
    const dealt = deals(game, mode, FIVE)
    expect(dealt).not.toContain(null)
    expect(
      dealt.flatMap((setup) => LEAGUES_OF[game]!(setup as never)).filter((own) => own.every((one) => !one)),
    ).toEqual([])
  })
})

test.each([[['liga']], [['premierleague', 'seriea']], [['bundesliga', 'ligue1', 'other']]] satisfies [Leagues][])(
  'the eight of Blur from %s are of these leagues, two of them in the colours of the crest',
  (leagues) => {
    for (const { items } of deals('blur', 'easy', leagues) as BlurSetup[]) {
      for (const { id, options } of items) {
        const eight = options.map((option) => clubById(option.id)!)
        expect(leagues).toEqual(expect.arrayContaining([...new Set(eight.map(({ league }) => league))]))
        const { colours } = clubById(id)!
        expect(eight.filter((one) => one.id !== id && sharesBoth(one.colours!, colours!)).length).toBeGreaterThan(1)
      }
    }
  },
)

describe.each(DIFFICULTIES)('a card of Bingo, %s', (level) => {
  const band = bandOf(level)

  test.each(PRACTICE_LEAGUES)('of %s only has only its players and is a valid deal, or has too few', (league) => {
    const narrow = narrowed(band, (id) => (footballerById(id)!.league ?? 'other') === league)
    if (TOO_FEW_FOR_A_CARD[level].includes(league)) return expect(narrow).toBeNull()
    for (let seed = 0; seed < SEEDS; seed++) {
      const random = randomFrom(seed)
      const deal = () => dealCard(narrow!.band, random, new Set(), undefined, narrow!.among)
      const card = deal() ?? deal() ?? deal()
      expect(card!.players.map((id) => footballerById(id)!.league ?? 'other')).toEqual(card!.players.map(() => league))
      expect(couldDeal(band, card!)).toBe(true)
    }
  })
})

describe('a grid for practice', () => {
  const band = gridBandOfFacts()
  const asked = (leagues: Leagues) => ({ leagues, footballer: () => true })
  const clubsIn = (leagues: Leagues, seed: number) => {
    const { rows, columns } = practiceGrid(band, SERVED, randomFrom(seed), [], asked(leagues))
    expect(gridOf(keysOf({ rows, columns }), band)).not.toBeNull()
    return [...rows, ...columns].flatMap(({ criterion }) => (criterion.kind === 'club' ? criterion.club : []))
  }

  test.each(PRACTICE_LEAGUES)('has too few axes of %s only, and is then drawn from all leagues', (league) => {
    expect(allowsGrids(band, SERVED, asked([league]))).toBe(false)
    expect(clubsIn([league], 1)).toEqual(clubsIn([...PRACTICE_LEAGUES], 1))
  })

  test.each<[Leagues]>([[FIVE], [['premierleague', 'liga', 'other']], [['liga', 'seriea', 'bundesliga', 'ligue1']]])(
    'has only clubs of %j',
    (leagues) => {
      expect(allowsGrids(band, SERVED, asked(leagues))).toBe(true)
      for (let seed = 0; seed < SEEDS; seed++) {
        const drawn = ofClubs(clubsIn(leagues, seed)).map((league) => league ?? 'other')
        expect(leagues).toEqual(expect.arrayContaining(drawn))
      }
    },
  )
})
