import { describe, expect, test } from 'vitest'
import { randomFrom } from '#core/random.ts'
import { tictactoeMeasures } from '#scripts/bench/fairness/tictactoe.ts'
import { isBeyond } from '#scripts/bench/fairness/measure.ts'
import { answersOf, drawGrid, gridOf, keysOf, isMatched, mostMatched } from '#games/tictactoe/deal/deal.ts'
import { candidateById, gridBandOfFacts, setupOf, shownGrid } from '#games/tictactoe/deal/roster.ts'
import { checkAnswer } from '#games/tictactoe/rules/grid.ts'
import { axisName, type OwnWords } from '#games/tictactoe/words.ts'
import { tictactoeRuns } from '#games/tictactoe/server.ts'

const band = gridBandOfFacts()
const GRIDS = Array.from({ length: 300 }, (_, seed) => drawGrid(band, randomFrom(seed)))

describe('a grid', () => {
  test.each([
    [
      'has three clubs by a club, a nation and another criterion',
      (keys: string[]) => {
        const rows = keys.slice(0, 3).map((key) => key.split(':')[0])
        return keys.slice(3).every((key) => key.startsWith('club:')) && rows.includes('club') && rows.includes('nation')
      },
    ],
    [
      'asks for no league of today and for at most one role and one title',
      (keys: string[]) =>
        ['role:', 'title:', 'leagueEver:'].every((kind) => keys.filter((key) => key.startsWith(kind)).length <= 1),
    ],
  ])('%s', (_, is) => {
    expect(GRIDS.map(keysOf).filter(({ rows, columns }) => !is([...rows, ...columns]))).toEqual([])
  })

  test('has five answers per cell with a famous one, and nine different footballers', () => {
    const poor = GRIDS.map(answersOf).filter(
      (cells) =>
        !isMatched(cells) ||
        cells.some((places) => places.length < 5 || !places.some((place) => band.fames[place]! >= 4)),
    )
    expect(poor).toEqual([])
  })

  test("has no two axes of one country's league", () => {
    const leagues = GRIDS.map(({ rows, columns }) => [...rows, ...columns].flatMap(({ home }) => home ?? []))
    expect(leagues.filter((one) => new Set(one).size < one.length)).toEqual([])
  })

  test('is valid for a challenge; repeated axes and clubs of one league are not', () => {
    expect(GRIDS.filter((drawn) => gridOf(keysOf(drawn), band) === null)).toEqual([])
    const { rows, columns } = keysOf(GRIDS[0]!)
    expect(gridOf({ rows, columns: [columns[0]!, columns[0]!, columns[1]!] }, band)).toBeNull()
    expect(gridOf({ rows: ['club:nowhere', ...rows.slice(1)], columns }, band)).toBeNull()
    expect(gridOf({ rows: columns, columns: rows }, band)).toBeNull()
  })

  test("names clubs in the reader's language if it has its own name", () => {
    const axes = ['club:porto', 'club:napoli', 'club:chelsea'].map((key) => band.byKey.get(key)!)
    const { rows } = shownGrid({ rows: axes, columns: [] })
    const namesIn = (locale: 'en' | 'fr' | 'es') => rows.map((axis) => axisName(axis, { locale, t: {} as OwnWords }))
    expect(namesIn('en')).toEqual(['Porto', 'Napoli', 'Chelsea'])
    expect(namesIn('fr')).toEqual(['Porto', 'Naples', 'Chelsea'])
    expect(namesIn('es')).toEqual(['Oporto', 'Nápoles', 'Chelsea'])
  })

  test('accepts each counted answer by the current facts', () => {
    for (const drawn of GRIDS.slice(0, 40)) {
      const { marks: _, ...setup } = setupOf(drawn)
      const refused = answersOf(drawn).flatMap((places, cell) =>
        places
          .map((place) => band.ids[place]!)
          .filter((id) => checkAnswer(candidateById(id, cell, setup)!).is !== 'right'),
      )
      expect(refused).toEqual([])
    }
  })
})

test('keeps answers right that were right when dealt', () => {
  const setup = setupOf(GRIDS[0]!)
  const [place] = answersOf(GRIDS[0]!)[0]!
  const elsewhere = {
    ...setup,
    rows: setup.rows.toReversed().map((axis) => ({ ...axis, criterion: { kind: 'club', club: 'nowhere' } as const })),
  }
  expect(checkAnswer(candidateById(band.ids[place!]!, 0, elsewhere)!).is).toBe('right')
  expect(candidateById('nobody-at-all', 0, setup)).toBeUndefined()
})

test('no grid repeats within four months, and hardly an axis within a week', () => {
  const past: string[] = []
  const seen = new Map<string, number>()
  const gaps: number[] = []
  for (let day = 0; day < 120; day++) {
    const date = new Date(Date.UTC(2026, 10, 22 + day))
    const name = `${date.getUTCFullYear()}-${date.getUTCMonth() + 1}-${date.getUTCDate()}` as const
    const { used } = tictactoeRuns.daily.deal(randomFrom(day), past, name)!
    for (const key of used.slice(0, 6).map((dated) => dated.split(' ')[1]!)) {
      gaps.push(day - (seen.get(key) ?? -99))
      seen.set(key, day)
    }
    expect(past).not.toContain(used[6])
    past.push(...used)
  }
  expect(gaps.filter((gap) => gap < 7).length).toBeLessThan(gaps.length / 20)
  expect(gaps.filter((gap) => gap < 3)).toEqual([])
})

test.each([
  ['every place its own', [[1], [2], [3]], [1, 2, 3]],
  ['one steps aside for another', [[1, 2], [1]], [2, 1]],
  ['two for one', [[1], [1]], [1, null]],
])('a matching: %s', (_, choices, wanted) => {
  expect(mostMatched(choices)).toEqual(wanted)
})

// A tenth of what `npm run bench -- fairness` deals, with fixed grids.
describe('fans', () => {
  test.each(tictactoeMeasures(0.1).filter(({ least, most }) => least !== undefined || most !== undefined))(
    '$name',
    (measure) => {
      expect(measure).toSatisfy((shown: typeof measure) => !isBeyond(shown))
    },
  )
})
