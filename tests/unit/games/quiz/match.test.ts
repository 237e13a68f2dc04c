import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '#core/random.ts'
import { seasonScore } from '#games/quiz/match/best-of-day.ts'
import { paceBeside, paceSettersOf } from '#games/quiz/match/pace.ts'
import { answerMs, pointsOf, scoreOf, tallyOf } from '#games/quiz/match/scoring.ts'
import { answer, begin, join, MOST_SEATS } from '#games/quiz/match/seats.ts'
import { shardOf } from '#games/quiz/match/shards.ts'
import {
  compare,
  entriesOf,
  merged,
  podiumOf,
  ranksOf,
  reportOf,
  stepIfRanked,
  stepOf,
  TOP,
} from '#games/quiz/match/standings.ts'
import type { MatchState } from '#games/quiz/match/state.ts'
import {
  closedRounds,
  EPOCH,
  firstRoundFrom,
  isPrimeTime,
  kickOffAt,
  matchAt,
  momentAt,
  opensAt,
  PERIOD_MS,
  podiumAt,
  QUESTION_MS,
  roundAt,
  ROUNDS,
} from '#games/quiz/match/timetable.ts'
import { tableAt, viewAt } from '#games/quiz/match/view.ts'

const MATCH = 1_000
const RIGHTS = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1]
const END = opensAt(MATCH + 1)

const apply = (state: MatchState, player: string, step: ReturnType<typeof answer>): MatchState => {
  if (!step.ok) throw new Error(step.reason)
  return { ...state, seats: new Map(state.seats).set(player, step.state) }
}
const takeSeat = (state: MatchState, player: string, now = opensAt(MATCH), card = { name: player, account: true }) =>
  apply(state, player, join(state, player, card, now))
/** Answers after `ms` of a round. */
const answered = (state: MatchState, player: string, ...how: [round: number, option: number, ms: number]) =>
  apply(state, player, sent(state, player, ...how))
/** Sent after `ms` of a round. */
const sent = (state: MatchState, player: string, round: number, option: number, ms: number, roundTrip = 0) =>
  answer(state, player, { round, option }, { received: roundAt(MATCH, round).startAt + ms, roundTrip })

describe('the timetable', () => {
  test('has periods of 199 seconds without gaps', () => {
    expect(PERIOD_MS).toBe(199_000)
    expect([EPOCH, EPOCH + PERIOD_MS - 1, EPOCH + PERIOD_MS].map(matchAt)).toEqual([0, 0, 1])
  })

  test.each([
    [0, 'lobby', null],
    [19_999, 'lobby', null],
    [20_000, 'question', 0],
    [31_999, 'question', 0],
    [32_000, 'reveal', 0],
    [36_000, 'question', 1],
    [96_000, 'reveal', 4],
    [103_999, 'reveal', 4],
    [104_000, 'question', 5],
    [168_000, 'question', 9],
    [180_000, 'reveal', 9],
    [184_000, 'podium', null],
    [198_999, 'podium', null],
  ] as const)('is %i ms after its opening in %s, round %s', (ms, phase, round) => {
    expect(momentAt(opensAt(MATCH) + ms)).toMatchObject({ match: MATCH, phase, round })
  })

  test('has contiguous moments', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * 86_400_000 }), (ms) => {
        const moment = momentAt(EPOCH + ms)
        expect(moment.since <= EPOCH + ms && EPOCH + ms < moment.until).toBe(true)
        expect(momentAt(moment.until).since).toBe(moment.until)
      }),
    )
  })

  test('has two prime-time matches a day, at or just after 01:00 and 20:00 UTC', () => {
    const day = Date.UTC(2026, 10, 22)
    const matches = Array.from({ length: 435 }, (_, at) => matchAt(day) + at).filter(isPrimeTime)
    expect(matches).toHaveLength(2)
    for (const [at, hour] of [1, 20].entries()) {
      const late = kickOffAt(matches[at]!) - (day + hour * 3_600_000)
      expect(late >= 0 && late < PERIOD_MS).toBe(true)
    }
  })
})

describe('the score', () => {
  test.each([
    [0, 1, 979],
    [500, 1, 979],
    [501, 1, 979],
    [600, 1, 975],
    [6_000, 1, 750],
    [12_000, 1, 500],
    [0, 2, 979],
    [0, 3, 1_079],
    [12_000, 9, 600],
  ])('after %i ms with a streak of %i is %i', (ms, streak, score) => expect(scoreOf(ms, streak)).toBe(score))

  test.each([
    [1_000, 0, 1_000],
    [1_000, 200, 900],
    [1_000, 60_000, 850],
    [1_000, -50, 1_000],
    [100, 600, 0],
    [99_999, 0, QUESTION_MS],
  ])('counts an answer received after %i ms with a round trip of %i as %i ms', (ms, roundTrip, counted) => {
    expect(answerMs(5_000 + ms, 5_000, roundTrip)).toBe(counted)
  })

  test('of ten instant answers is 10,590: 70 points, 100 with the win, 130 in prime time', () => {
    const { score } = tallyOf(
      RIGHTS.map((option) => ({ option, ms: 0 })),
      RIGHTS,
      ROUNDS,
    )
    expect(score).toBe(10_590)
    expect([null, 0, 1, 2].map((step) => pointsOf(score, step, 5, false))).toEqual([70, 100, 90, 80])
    expect(pointsOf(score, 0, 5, true)).toBe(130)
  })

  test.each([
    [1, [70, 70, 70]],
    [2, [75, 70, 70]],
    [3, [80, 75, 70]],
    [4, [85, 80, 75]],
  ])('among %i accounts pays 5 points for each that was beaten', (accounts, paid) => {
    expect([0, 1, 2].map((step) => pointsOf(10_590, step, accounts, false))).toEqual(paid)
    expect(pointsOf(10_590, 0, accounts, true)).toBe(70 + 2 * (paid[0]! - 70))
  })

  test('of a script is at most that of the fastest person, however late its ping returns', () => {
    const scoreAt = (received: number, roundTrip: number) => scoreOf(answerMs(received, 0, roundTrip), 1)
    expect([scoreAt(0, 0), scoreAt(0, 4_000), scoreAt(650, 4_000)]).toEqual([979, 979, 979])
    expect(scoreAt(1_000, 4_000) - scoreAt(1_000, 0)).toBeLessThanOrEqual(7)
  })

  test('loses its streak by a wrong or missing answer', () => {
    const answers = [0, 1, 2, 0, null, 1, 2, 3].map((option) => (option === null ? null : { option, ms: 0 }))
    expect(tallyOf(answers, RIGHTS, 8)).toEqual({
      score: 979 + 979 + 1_079 + 979 + 979 + 1_079,
      ms: QUESTION_MS + 7 * 500,
      right: 6,
      answered: 7,
      streak: 3,
      best: 3,
      gain: 1_079,
    })
  })
})

describe('a seat', () => {
  const state = takeSeat(begin(MATCH, RIGHTS), 'ines')

  test.each([
    ['too-early', 'ines', 3, 0, -1],
    ['too-late', 'ines', 3, 0, QUESTION_MS],
    ['wrong-order', 'ines', 10, 0, 0],
    ['wrong-order', 'ines', 0.5, 0, 0],
    ['bad-option', 'ines', 3, 4, 0],
    ['bad-option', 'ines', 3, -1, 0],
    ['no-seat', 'nobody', 3, 0, 0],
  ] as const)('rejects as %s: %s, round %d, option %i, after %i ms', (reason, player, round, option, ms) => {
    expect(
      answer(state, player, { round, option }, { received: roundAt(MATCH, 3).startAt + ms, roundTrip: 0 }),
    ).toEqual({ ok: false, reason })
  })

  test('answers once: repeating changes nothing, another answer is rejected', () => {
    const once = answered(state, 'ines', 0, 2, 500)
    expect(sent(once, 'ines', 0, 2, 9_000)).toEqual({ ok: true, state: once.seats.get('ines') })
    expect(sent(once, 'ines', 0, 1, 600)).toEqual({ ok: false, reason: 'already-answered' })
  })

  test('answers from the next question on when it is taken late', () => {
    const { startAt } = roundAt(MATCH, 4)
    const late = takeSeat(state, 'theo', startAt + 1)
    expect(late.seats.get('theo')!.from).toBe(5)
    expect(sent(late, 'theo', 4, 0, 100)).toEqual({ ok: false, reason: 'too-late' })
    expect(sent(late, 'theo', 5, 0, 100).ok).toBe(true)
    expect(takeSeat(state, 'marta', startAt).seats.get('marta')!.from).toBe(4)
    expect(takeSeat(state, 'jonas', END - 1).seats.get('jonas')!.from).toBe(ROUNDS)
  })

  test('keeps its answers when the player returns, and belongs to an account after signing in', () => {
    const guest = takeSeat(begin(MATCH, RIGHTS), 'kwame', opensAt(MATCH), { name: 'K', account: false })
    const played = answered(guest, 'kwame', 0, 0, 0)
    const back = takeSeat(played, 'kwame', roundAt(MATCH, 6).startAt, { name: 'Kwame', account: true })
    expect(back.seats.get('kwame')).toEqual({ ...played.seats.get('kwame'), name: 'Kwame', account: true })
    const guestAgain = takeSeat(back, 'kwame', END, { name: 'K', account: false })
    expect(guestAgain.seats.get('kwame')!.account).toBe(true)
  })

  test('is refused in a full shard except to its holder', () => {
    const ines = state.seats.get('ines')!
    const seats = new Map(Array.from({ length: MOST_SEATS }, (_, at) => [`p${at}`, { ...ines, name: `p${at}` }]))
    const full = { ...state, seats }
    expect(join(full, 'one more', { name: 'x', account: true }, opensAt(MATCH))).toEqual({ ok: false, reason: 'full' })
    expect(join(full, 'p7', { name: 'p7', account: true }, opensAt(MATCH)).ok).toBe(true)
  })
})

/** One player's answers in the ten rounds; null = none. */
const played = fc.array(fc.option(fc.record({ option: fc.nat(3), ms: fc.nat(QUESTION_MS - 1) }), { nil: null }), {
  minLength: ROUNDS,
  maxLength: ROUNDS,
})
type Played = ({ option: number; ms: number } | null)[]
const name = (at: number) => `p${String(at).padStart(4, '0')}`

/** A match with these players, distributed over shards by hash. */
function shardsOf(players: readonly Played[], shards: number): MatchState[] {
  const states = Array.from({ length: shards }, () => begin(MATCH, RIGHTS))
  players.forEach((answers, at) => {
    const shard = shardOf(name(at), shards)
    states[shard] = takeSeat(states[shard]!, name(at))
    answers.forEach((one, round) => {
      if (one) states[shard] = answered(states[shard]!, name(at), round, one.option, one.ms)
    })
  })
  return states
}

describe('a match', () => {
  test('gives the same score despite drops, duplicates and reconnects', () => {
    const trouble = fc.array(fc.constantFrom('again', 'back', 'other', 'late'), {
      minLength: ROUNDS,
      maxLength: ROUNDS,
    })
    fc.assert(
      fc.property(played, trouble, (answers, troubles) => {
        const twin = shardsOf([answers], 1)[0]!
        let state = takeSeat(begin(MATCH, RIGHTS), name(0))
        answers.forEach((one, round) => {
          if (one) state = answered(state, name(0), round, one.option, one.ms)
          const { startAt, closesAt } = roundAt(MATCH, round)
          if (troubles[round] === 'back') state = takeSeat(state, name(0), startAt + 1)
          if (troubles[round] === 'again' && one) state = answered(state, name(0), round, one.option, 11_999)
          const step =
            troubles[round] === 'late'
              ? answer(state, name(0), { round, option: 0 }, { received: closesAt, roundTrip: 600 })
              : one && troubles[round] === 'other'
                ? sent(state, name(0), round, (one.option + 1) % 4, 11_999)
                : null
          if (step?.ok) state = apply(state, name(0), step)
        })
        expect(viewAt(state, name(0), END - 1).you).toEqual(viewAt(twin, name(0), END - 1).you)
      }),
    )
  })

  test('reveals nothing right before a round closes', () => {
    fc.assert(
      fc.property(fc.array(played, { minLength: 1, maxLength: 6 }), fc.nat(PERIOD_MS - 1), (players, ms) => {
        const state = shardsOf(players, 1)[0]!
        const now = opensAt(MATCH) + ms
        const closed = closedRounds(MATCH, now)
        const others = state.rights.map((right, round) => (round < closed ? right : (right + 1) % 4))
        expect(viewAt({ ...state, rights: others }, name(0), now)).toEqual(viewAt(state, name(0), now))
      }),
    )
  })

  test('counts all present players in a reveal', () => {
    fc.assert(
      fc.property(fc.array(played, { minLength: 1, maxLength: 12 }), (players) => {
        const { reveals } = viewAt(shardsOf(players, 1)[0]!, null, END - 1)
        expect(reveals.map(({ counts, missed }) => counts.reduce((sum, one) => sum + one, missed))).toEqual(
          Array.from({ length: ROUNDS }, () => players.length),
        )
      }),
    )
  })
})

describe('the table of several shards', () => {
  const crowd = fc.array(played, { minLength: 1, maxLength: 60 })

  test('equals that of a single shard', () => {
    fc.assert(
      fc.property(
        crowd,
        fc.integer({ min: 2, max: 7 }),
        fc.integer({ min: 1, max: ROUNDS }),
        (players, count, rounds) => {
          const [whole] = shardsOf(players, 1)
          const sorted = entriesOf(whole!, rounds).sort(compare)
          const table = merged(shardsOf(players, count).map((shard) => reportOf(entriesOf(shard, rounds))))
          const { rank, players: all } = ranksOf(table)
          expect(table.top).toEqual(sorted.slice(0, TOP))
          expect(all).toBe(sorted.length)
          expect(sorted.map(({ score }) => rank(score))).toEqual(
            sorted.map(({ score }) => 1 + sorted.filter((other) => other.score > score).length),
          )
        },
      ),
    )
  })

  test('lists a hundred of 3,000 and ranks all players', () => {
    const random = randomFrom(3)
    const players = Array.from({ length: 3_000 }, (_, at) => ({
      player: name(at),
      name: name(at),
      account: at % 2 === 0,
      score: Math.floor(random() * 10_800),
      ms: Math.floor(random() * 120_000),
      answered: 10,
    }))
    const shards = Map.groupBy(players, ({ player }) => shardOf(player, 10))
    const table = merged([...shards.values()].map(reportOf))
    const sorted = [...players].sort(compare)
    expect(shards.size).toBe(10)
    expect(table.top).toEqual(sorted.slice(0, 100))
    expect(table.accounts).toBe(1_500)
    const { rank } = ranksOf(table)
    expect(sorted.map(({ score }) => rank(score))).toEqual(
      sorted.map(({ score }) => 1 + sorted.findIndex((other) => other.score === score)),
    )
  })

  test('ranks players without a score last', () => {
    const { rank } = ranksOf(tableAt(shardsOf([RIGHTS.map((option) => ({ option, ms: 0 }))], 1)[0]!, END).report)
    expect(rank(7)).toBe(2)
  })
})

describe('the podium', () => {
  const answering = (right: number): Played =>
    RIGHTS.map((option, round) => ({ option: round < right ? option : (option + 1) % 4, ms: 1_000 }))
  const podium = (...right: number[]) => {
    const { report } = tableAt(shardsOf(right.map(answering), 1)[0]!, END - 1)
    return { report, names: podiumOf(report).map(({ player }) => player) }
  }

  test.each([
    [[5], ['p0000']],
    [
      [5, 6],
      ['p0001', 'p0000'],
    ],
    [
      [5, 6, 9, 1, 2],
      ['p0002', 'p0001', 'p0000'],
    ],
  ])('for right answers %j: %j', (right, names) => expect(podium(...right).names).toEqual(names))

  test('is empty without players and excludes spectators', () => {
    const state = takeSeat(begin(MATCH, RIGHTS), 'ines')
    expect(viewAt(state, 'ines', END - 1)).toMatchObject({ podium: [], you: { rank: null } })
  })

  test('ranks equal scores the same, with the higher step for the faster', () => {
    const slow = answering(4).with(9, { option: 3, ms: 9_000 })
    const state = shardsOf([slow, answering(4)], 1)[0]!
    const { report, rank } = tableAt(state, END - 1)
    expect(report.top.map(({ player, score }) => [player, rank(score)])).toEqual([
      ['p0001', 1],
      ['p0000', 1],
    ])
    expect([stepOf(report, 'p0001'), stepOf(report, 'p0000'), stepOf(report, 'x')]).toEqual([0, 1, null])
    const [first] = report.top
    const stepIn = (among: Parameters<typeof stepIfRanked>[0], score: number, ms: number) =>
      stepIfRanked(among, { player: 'x', score, ms })
    expect(stepIn(report, first!.score, first!.ms - 1)).toBe(0)
    expect(stepIn(report, -1, 0)).toBe(report.top.length)
    expect(stepIn(merged([report, report]), -1, 0)).toBeNull()
  })

  test('appears when the last round closes', () => {
    const state = shardsOf([answering(3)], 1)[0]!
    const { closesAt } = roundAt(MATCH, ROUNDS - 1)
    expect(viewAt(state, null, closesAt - 1).podium).toEqual([])
    expect(viewAt(state, null, closesAt).podium).toHaveLength(1)
  })

  test('counts accounts with enough answers', () => {
    const twice: Played = RIGHTS.map((option, round) => (round < 2 ? { option, ms: 0 } : null))
    expect(tableAt(shardsOf([answering(1), twice], 1)[0]!, END - 1).report.accounts).toBe(1)
  })
})

describe('early closes', () => {
  /** Rounds that close before their time, by the ms after their start. */
  const early = fc.array(fc.option(fc.integer({ min: 0, max: QUESTION_MS - 1 }), { nil: null }), { maxLength: ROUNDS })
  const closesOf = (after: readonly (number | null)[]): (number | null)[] =>
    after.reduce<(number | null)[]>(
      (closes, ms, round) => [...closes, ms === null ? null : roundAt(MATCH, round, closes).startAt + ms],
      [],
    )

  test('move the later rounds forward without gaps, and never the next lobby', () => {
    fc.assert(
      fc.property(early, fc.nat(PERIOD_MS - 1), (after, ms) => {
        const closes = closesOf(after)
        const now = opensAt(MATCH) + ms
        const moment = momentAt(now, { match: MATCH, closes })
        expect(moment.since <= now && now < moment.until).toBe(true)
        expect(momentAt(moment.until, { match: MATCH, closes }).since).toBe(moment.until)
        expect(closedRounds(MATCH, now, closes)).toBeGreaterThanOrEqual(closedRounds(MATCH, now))
        const first = firstRoundFrom(MATCH, now, closes)
        if (first < ROUNDS) expect(roundAt(MATCH, first, closes).startAt).toBeGreaterThanOrEqual(now)
        if (first > 0) expect(roundAt(MATCH, first - 1, closes).startAt).toBeLessThan(now)
        expect(podiumAt(MATCH, closes)).toBeLessThanOrEqual(podiumAt(MATCH))
        expect(opensAt(MATCH + 1) - podiumAt(MATCH)).toBe(15_000)
      }),
    )
  })

  test('of another match are ignored', () => {
    const now = opensAt(MATCH) + 21_000
    expect(momentAt(now, { match: MATCH - 1, closes: [now - 1] })).toEqual(momentAt(now))
  })
})

describe('pace-setters', () => {
  test.each([
    [0, 1, []],
    [1, 1, [40, 60, 80]],
    [4, 1, [40, 60, 80]],
    [5, 1, []],
    [1, 2, []],
  ])('beside %i people in %i shards: %j', (people, shards, paces) => expect(paceBeside(people, shards)).toEqual(paces))

  test('answer their share right, more of easier questions, within 3 to 9 s', () => {
    const random = randomFrom(26)
    const many = Array.from({ length: 2_000 }, () => paceSettersOf([40, 60, 80], RIGHTS, random))
    for (const [at, knows] of [40, 60, 80].entries()) {
      const right = (round: number) => many.filter((one) => one[at]!.answers[round]!.option === RIGHTS[round]).length
      const shares = RIGHTS.map((_, round) => right(round) / many.length)
      const mean = shares.reduce((sum, share) => sum + share, 0) / ROUNDS
      expect(Math.abs(mean - knows / 100)).toBeLessThan(0.02)
      expect(shares[0]! - shares[9]!).toBeGreaterThan(0.2)
      const times = many.flatMap((one) => one[at]!.answers.map(({ ms }) => ms))
      expect(Math.min(...times) >= 3_000 && Math.max(...times) <= 9_000).toBe(true)
    }
  })

  test('are on no table', () => {
    const pace = paceSettersOf([80], RIGHTS, randomFrom(1))
    const view = viewAt(takeSeat(begin(MATCH, RIGHTS, pace), 'ines'), 'ines', END - 1)
    const { score } = tallyOf(pace[0]!.answers, RIGHTS, ROUNDS)
    expect(view).toMatchObject({ players: 1, podium: [], pace: [{ knows: 80, score }] })
  })
})

describe('the season', () => {
  test('adds up the five best matches of each day', () => {
    const day = (name: string, ...scores: number[]) => scores.map((score) => ({ day: name, score }))
    expect(seasonScore([...day('1', 10, 60, 20, 30, 40, 50), ...day('2', 7)])).toBe(207)
  })
})
