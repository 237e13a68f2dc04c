import { describe, expect, test } from 'vitest'
import { wordle, tilesOf, outcomeOf } from '#games/wordle/rules/engine.ts'
import { DAY, game, guess, hakimi, misses, play, somebody } from './wordle-cast.ts'

const EASY = { day: DAY, hard: false }
const HARD = { day: DAY, hard: true }

const tileOf = (kind: string, known: Parameters<typeof somebody>[1], terms = EASY) =>
  tilesOf(somebody('guess', known), hakimi, terms).find((tile) => tile.kind === kind)

describe('wordle tiles', () => {
  test.each([
    ['the same club', 'psg', 'ok'],
    ['a club he played for before', 'inter', 'near'],
    ['a club he never played for', 'arsenal', 'no'],
    ['no club at all', null, 'no'],
  ])('%s', (_, club, state) => {
    expect(tileOf('club', { club })).toMatchObject({ state, value: club })
  })

  test('treats two players without a club as equal', () => {
    const free = somebody('free', { club: null, league: null })
    expect(tilesOf(somebody('other', { club: null, league: null }), free, EASY)[0]).toMatchObject({ state: 'ok' })
  })

  test('ignores former clubs of the guess', () => {
    expect(tileOf('club', { club: 'arsenal', clubs: ['psg', 'arsenal'] })).toMatchObject({ state: 'no' })
  })

  test.each([
    ['MA', 'CAF', 'ok'],
    ['SN', 'CAF', 'near'],
    ['BR', 'CONMEBOL', 'no'],
    ['XX', null, 'no'],
  ] as const)('nation %s of %s', (nation, confederation, state) => {
    expect(tileOf('nation', { nation, confederation })).toMatchObject({ state, value: nation })
  })

  test.each([
    ['ligue1', 'ok'],
    ['liga', 'no'],
    [null, 'no'],
  ] as const)('league %s', (league, state) => {
    expect(tileOf('league', { league })).toMatchObject({ state, value: league })
  })

  test('outside the five leagues only team-mates share a league', () => {
    const answer = { ...hakimi, league: null }
    const league = (club: string) => tilesOf(somebody('guess', { club, league: null }), answer, EASY)[2]
    expect(league('psg')).toMatchObject({ state: 'ok' })
    expect(league('porto')).toMatchObject({ state: 'no' })
  })

  test.each([
    ['Goalkeeper', 'near'],
    ['Defender', 'ok'],
    ['Midfielder', 'near'],
    ['Attacker', 'no'],
  ] as const)('role %s', (role, state) => {
    expect(tileOf('role', { role })).toMatchObject({ state, value: role })
  })

  test.each([
    ['1999-07-20', 27, 'ok', undefined],
    ['1999-07-21', 26, 'near', 'up'],
    ['2001-07-20', 25, 'near', 'up'],
    ['2001-07-21', 24, 'no', 'up'],
    ['1997-07-21', 28, 'near', 'down'],
    ['1997-07-20', 29, 'near', 'down'],
    ['1996-07-20', 30, 'no', 'down'],
  ])('born on %s is %i', (born, value, state, arrow) => {
    expect(tileOf('age', { born })).toEqual({ kind: 'age', state, value, ...(arrow && { arrow }) })
  })

  test('an unknown birthday gives no arrow', () => {
    expect(tileOf('age', { born: null })).toEqual({ kind: 'age', state: 'no', value: null })
  })

  test('hard has four tiles and no "near"', () => {
    const tiles = tilesOf(somebody('guess', { club: 'inter', confederation: 'CAF', role: 'Midfielder' }), hakimi, HARD)
    expect(tiles.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['club no', 'nation no', 'league no', 'role no'])
  })

  test('the answer matches itself, unknown attributes included', () => {
    const unknown = somebody('unknown', { club: null, league: null, confederation: null, born: null })
    expect(tilesOf(unknown, unknown, EASY).every(({ state }) => state === 'ok')).toBe(true)
  })
})

describe('wordle', () => {
  test('ends with the right name and reveals the answer', () => {
    const view = wordle.view(play(game(), ...misses(1), guess(hakimi)), 0)
    expect(view).toMatchObject({ over: true, solved: true, guesses: 2, answer: { id: 'achraf-hakimi' } })
  })

  test('ends after eight misses', () => {
    expect(wordle.view(play(game(), ...misses(7)), 0)).toMatchObject({ over: false, answer: null })
    expect(wordle.view(play(game(), ...misses(8)), 0)).toMatchObject({
      over: true,
      solved: false,
      answer: { id: hakimi.id },
    })
  })

  test('marks a twin, which costs no guess', () => {
    const twin = { ...hakimi, id: 'twin' }
    const view = wordle.view(play(game(), ...misses(7), guess(twin)), 0)
    expect(view).toMatchObject({ over: false, guesses: 7 })
    expect(view.rows.at(-1)).toMatchObject({ player: 'twin', twin: true })
    expect(view.rows.at(-1)!.tiles.every(({ state }) => state === 'ok')).toBe(true)
  })

  test.each([
    ['the same name again', [...misses(1)], misses(1)[0]!, 'already-guessed'],
    ['a hint before the third miss', misses(2), { type: 'hint' as const }, 'hint-too-early'],
    [
      'a third hint',
      [...misses(3), { type: 'hint' as const }, { type: 'hint' as const }],
      { type: 'hint' as const },
      'no-hint-left',
    ],
    ['a guess after the end', [guess(hakimi)], misses(1)[0]!, 'already-over'],
    ['giving up twice', [{ type: 'giveUp' as const }], { type: 'giveUp' as const }, 'already-over'],
  ])('rejects %s', (_, before, action, reason) => {
    expect(wordle.apply(play(game(), ...before), action, 0, 0)).toEqual({ ok: false, reason })
  })

  test('hints reveal foot and number, then the initials', () => {
    const before = play(game(), ...misses(3), { type: 'hint' })
    expect(wordle.view(before, 0)).toMatchObject({
      hints: [{ kind: 'shirt', foot: 'Right', number: 2 }],
      hintRefusal: null,
    })
    const after = wordle.view(play(before, { type: 'hint' }), 0)
    expect(after).toMatchObject({ hints: [{}, { kind: 'initials', letters: ['A', 'H'] }], hintRefusal: 'no-hint-left' })
  })

  test('the hint names the first club if the shirt number is unknown', () => {
    const view = wordle.view(play(game({ ...hakimi, number: null }), ...misses(3), { type: 'hint' }), 0)
    expect(view.hints).toEqual([{ kind: 'first-club', club: 'realmadrid' }])
  })
})

describe('wordle points', () => {
  test.each([60, 50, 42, 35, 29, 24, 20, 16].map((points, at) => [at + 1, points]))(
    'for guess %i are %i',
    (at, points) => {
      const outcome = outcomeOf(play(game(), ...misses(at - 1), guess(hakimi)))
      expect(outcome).toEqual({ won: true, score: at, lines: [{ key: 'solved', points, count: at }], n: at, tags: [] })
    },
  )

  test('do not count a twin before the answer', () => {
    const outcome = outcomeOf(play(game(), guess({ ...hakimi, id: 'twin' }), guess(hakimi)))
    expect(outcome).toMatchObject({ score: 1, n: 2 })
  })

  test('deduct six per hint', () => {
    const outcome = outcomeOf(play(game(), ...misses(3), { type: 'hint' }, { type: 'hint' }, guess(hakimi)))
    expect(outcome.lines).toEqual([
      { key: 'solved', points: 35, count: 4 },
      { key: 'hints', points: -12, count: 2 },
    ])
    expect(outcome.tags).toEqual(['hint'])
  })

  test.each([
    ['right club and nation', { club: 'psg', nation: 'MA' }, [{ key: 'close', points: 3 }]],
    ['a right club only', { club: 'psg' }, []],
    ['a right nation only', { nation: 'MA' }, []],
    ['a right league only', { league: 'ligue1' as const }, []],
  ])('missed with %s', (_, known, lines) => {
    expect(outcomeOf(play(game(), ...misses(7), guess(somebody('near', known))))).toMatchObject({
      won: false,
      score: 0,
      lines,
    })
  })

  test('never deduct more than was won', () => {
    const near = guess(somebody('near', { club: 'psg', nation: 'MA' }))
    const outcome = outcomeOf(play(game(), near, ...misses(2), { type: 'hint' }, ...misses(7)))
    expect(outcome.lines).toEqual([
      { key: 'close', points: 3 },
      { key: 'hints', points: -3, count: 1 },
    ])
  })

  test('are zero after giving up', () => {
    const outcome = outcomeOf(play(game(), guess(somebody('near', { club: 'psg' })), { type: 'giveUp' }))
    expect(outcome).toEqual({ won: false, score: 0, lines: [], n: 2, tags: ['gave-up'] })
  })
})
