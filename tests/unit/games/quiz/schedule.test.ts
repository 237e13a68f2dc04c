import { beforeAll, describe, expect, test } from 'vitest'
import { randomFrom } from '#core/random.ts'
import { dealerOf } from '#games/quiz/deal/dealer.ts'
import { namedIn } from '#games/quiz/deal/deck.ts'
import { cycleDraws, drawsOf, roundDraws } from '#games/quiz/deal/draws.ts'
import { LEVELS } from '#games/quiz/deal/grade.ts'
import { LIVE } from '#games/quiz/deal/held.ts'
import { idOf } from '#games/quiz/deal/question.ts'
import { say } from '#games/quiz/words/say.ts'
import { dealCycle, dealMatch, matchesPerCycle, orderOf, placeOf } from '#games/quiz/deal/schedule.ts'
import { QUIZ_FACTS } from '#games/quiz/deal/sheets.ts'
import { shownOf, revealedOf } from '#games/quiz/deal/shown.ts'
import { templateOf } from '#games/quiz/deal/templates.ts'

const {
  deck: DECK,
  levels: LEVELS_OF_DECK,
  deck: { questions, version },
} = LIVE
const SECRET = 'a secret of the test'

describe('secret draws', () => {
  test('are the same for the same secret, version and match', async () => {
    const draws = await roundDraws(SECRET, version, 7, 10)
    expect(await roundDraws(SECRET, version, 7, 10)).toEqual(draws)
    expect(new Set(draws).size).toBe(10)
  })

  test.each([
    ['secret', () => roundDraws('another', version, 7, 10)],
    ['version', () => roundDraws(SECRET, 'another', 7, 10)],
    ['match', () => roundDraws(SECRET, version, 8, 10)],
    ['purpose', () => cycleDraws(SECRET, version, 7, 10)],
  ])('differ for another %s', async (_, others) => {
    const draws = new Set(await roundDraws(SECRET, version, 7, 10))
    expect([...(await others())].filter((draw) => draws.has(draw))).toEqual([])
  })

  test('of a round do not depend on the number drawn', async () => {
    const [long, short] = [await drawsOf(SECRET, 'x', 10), await drawsOf(SECRET, 'x', 3)]
    expect([...long.slice(0, 3)]).toEqual([...short])
  })
})

describe('the order of the options', () => {
  test('has all 24 permutations equally often', () => {
    const orders = Array.from({ length: 48 }, (_, draw) => orderOf(BigInt(draw)).join(''))
    expect(new Set(orders).size).toBe(24)
    expect(orders.slice(24)).toEqual(orders.slice(0, 24))
  })

  test('distributes the right option evenly: chi-squared over 1,000 matches, p > .01', async () => {
    const counts = [0, 0, 0, 0]
    for (let match = 0; match < 1000; match++)
      for (const draw of await roundDraws(SECRET, version, match, 10)) counts[orderOf(draw).indexOf(0)]!++
    expect(counts.reduce((sum, count) => sum + (count - 2500) ** 2 / 2500, 0)).toBeLessThan(11.345)
  })
})

describe('a cycle of matches', () => {
  let matches: number[][] = []
  beforeAll(async () => {
    matches = dealCycle(questions, LEVELS_OF_DECK, await cycleDraws(SECRET, version, 0, questions.length))
  })

  test('repeats no question of medium difficulty, and others after half a cycle at the earliest', () => {
    expect(matches).toHaveLength(matchesPerCycle(questions.length))
    const places = Map.groupBy(
      matches.flatMap((match, number) => match.map((at) => ({ at, number }))),
      ({ at }) => at,
    )
    const gaps = [...places].flatMap(([at, asked]) =>
      asked.slice(1).map(({ number }, before) => ({ level: LEVELS_OF_DECK[at]!, gap: number - asked[before]!.number })),
    )
    expect(new Set(gaps.map(({ level }) => level))).toEqual(new Set([0, 3]))
    expect(Math.min(...gaps.map(({ gap }) => gap))).toBeGreaterThan(matches.length / 2)
  })

  test('goes from easy to hard in each match', () => {
    expect(matches.filter((match) => match.some((at, round) => LEVELS_OF_DECK[at] !== LEVELS[round]))).toEqual([])
  })

  test('has three or four questions about a picture in nearly every match, and never fewer than two', () => {
    const counts = matches.map(
      (match) => match.filter((at) => templateOf(questions[at]!.template).pictures !== undefined).length,
    )
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...counts)).toBe(4)
    expect(counts.filter((count) => count >= 3).length / counts.length).toBeGreaterThan(0.98)
  })

  test('has no footballer twice in a match', () => {
    const repeated = matches.filter((match) => {
      const people = match.flatMap((at) => namedIn(questions[at]!))
      return new Set(people).size < people.length
    })
    expect(repeated).toEqual([])
  })

  test('offers no four options twice in a match', () => {
    const repeated = matches.filter((match) => {
      const offered = match.map((at) => questions[at]!.options.toSorted().join())
      return new Set(offered).size < offered.length
    })
    expect(repeated).toEqual([])
  })

  test('asks for a nation or a position at most twice', () => {
    const plain = ['capped-by', 'nation-of', 'face-nation', 'line-among']
    const counts = matches.map((match) => match.filter((at) => plain.includes(questions[at]!.template)).length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(2)
  })

  test('has no template twice in a row and at most three figures', () => {
    const broken = matches.filter((match) => {
      const templates = match.map((at) => questions[at]!.template)
      const figures = templates.filter((id) => templateOf(id).compares).length
      return figures > 3 || templates.some((id, round) => id === templates[round - 1])
    })
    expect(broken).toEqual([])
  })

  test('asks for the club of a footballer at most four times, and in at most 35 % of its questions', () => {
    const memberships = matches.map(
      (match) => match.filter((at) => templateOf(questions[at]!.template).isMembership).length,
    )
    const share = memberships.reduce((sum, count) => sum + count, 0) / matches.flat().length
    expect(Math.max(...memberships)).toBeLessThanOrEqual(4)
    expect(share).toBeLessThanOrEqual(0.35)
  })

  test('depends on its draws only', async () => {
    const draws = await cycleDraws(SECRET, version, 0, questions.length)
    const others = await cycleDraws(SECRET, version, 1, questions.length)
    expect(dealCycle(questions, LEVELS_OF_DECK, draws)).toEqual(matches)
    expect(dealCycle(questions, LEVELS_OF_DECK, others)).not.toEqual(matches)
  })

  test('cannot be dealt from a single template', () => {
    const same = questions.filter(({ template }) => template === 'face')
    const levels = same.map((_, at) => LEVELS[at % LEVELS.length]!)
    expect(() =>
      dealCycle(
        same,
        levels,
        BigUint64Array.from(same, (_, at) => BigInt(at)),
      ),
    ).toThrow(RangeError)
  })

  test('continues the numbering of the cycle before', () => {
    const each = matchesPerCycle(questions.length)
    expect([0, each - 1, each, 2 * each + 3].map((match) => placeOf(match, questions.length))).toEqual([
      { cycle: 0, at: 0 },
      { cycle: 0, at: each - 1 },
      { cycle: 1, at: 0 },
      { cycle: 2, at: 3 },
    ])
  })
})

describe('a dealer', () => {
  test('deals the same match for a number, and another one for another secret', async () => {
    const [one, same, other] = [SECRET, SECRET, 'another'].map((secret) => dealerOf(secret, DECK, LEVELS_OF_DECK))
    const far = 3 * matchesPerCycle(questions.length) + 5
    const dealt = await one!(far)
    expect(dealt).toHaveLength(10)
    expect(await same!(far)).toEqual(dealt)
    expect(await other!(far)).not.toEqual(dealt)
    expect((await one!(5)).map(({ question }) => question)).not.toEqual(dealt.map(({ question }) => question))
    expect(await one!(far)).toEqual(dealt)
  })

  test("shows options in the round's order and reveals the right one by it", async () => {
    const [round] = await dealerOf(SECRET, DECK, LEVELS_OF_DECK)(1)
    const { question, order } = round!
    const { options } = shownOf(question, order, QUIZ_FACTS)
    const { right, question: id } = revealedOf(question, order, QUIZ_FACTS)
    expect(options[right]).toEqual(say(question, QUIZ_FACTS).options[0])
    expect(id).toBe(idOf(question))
    expect(JSON.stringify(shownOf(question, order, QUIZ_FACTS))).not.toContain(id)
  })
})

test('deals ten for practice by the rules of a match', () => {
  for (let seed = 0; seed < 50; seed++) {
    const places = dealMatch(questions, LEVELS_OF_DECK, randomFrom(seed))
    const people = places.flatMap((at) => namedIn(questions[at]!))
    expect(places.map((at) => LEVELS_OF_DECK[at])).toEqual([...LEVELS])
    expect(new Set(people).size).toBe(people.length)
  }
})
