import { addDays, type Day } from '#core/days.ts'
import { total } from '#core/points.ts'
import { pick, randomFrom, type Random } from '#core/random.ts'
import { footballerById } from '#data/facts.ts'
import { LADDERS } from '#pictures/ladder.ts'
import { KNOWN_FIRST } from '#games/looks/deal.ts'
import { LOOKS } from '#games/looks/terms.ts'
import { ratioOf } from '#data/pools.ts'
import { rules as age } from '#games/age/rules/engine.ts'
import type { Setup as AgeSetup } from '#games/estimate/rules/engine.ts'
import { ageRuns } from '#games/age/server.ts'
import { bingo, outcomeOf as bingoOutcome, type Setup as BingoSetup } from '#games/bingo/rules/engine.ts'
import { bingoRuns } from '#games/bingo/server.ts'
import { blur, outcomeOf as blurOutcome, type Setup as BlurSetup } from '#games/blur/rules/engine.ts'
import { blurRuns } from '#games/blur/server.ts'
import { outcomeOf as careerOutcome, careerPath, type Setup as CareerSetup } from '#games/career-path/rules/engine.ts'
import { careerPathRuns } from '#games/career-path/server.ts'
import * as higherLower from '#games/higherlower/rules/engine.ts'
import { higherlowerRuns } from '#games/higherlower/server.ts'
import { starsOf } from '#games/known-clubs.ts'
import type { Outcome } from '#games/outcome.ts'
import { pixels, outcomeOf as pixelsOutcome, type Setup as PixelsSetup } from '#games/pixels/rules/engine.ts'
import type { Coarse } from '#games/pixels/rules/terms.ts'
import { pixelsRuns } from '#games/pixels/server.ts'
import type { Deal, RunGame } from '#games/run-rules.ts'
import { split, outcomeOf as splitOutcome, type Setup as SplitSetup } from '#games/split/rules/engine.ts'
import { splitRuns } from '#games/split/server.ts'
import { outcomeOf as stadiumsOutcome, type Setup as StadiumsSetup } from '#games/stadiums/rules/engine.ts'
import { stadiumsRuns } from '#games/stadiums/server.ts'
import * as statistics from '#games/statistics/rules/engine.ts'
import { statisticsRuns } from '#games/statistics/server.ts'
import { answersOf, gridOf, mostMatched } from '#games/tictactoe/deal/deal.ts'
import { candidateById, gridBandOfFacts } from '#games/tictactoe/deal/roster.ts'
import { outcomeOf as gridOutcome, tictactoe, type Setup as GridSetup } from '#games/tictactoe/rules/engine.ts'
import { tictactoeRuns } from '#games/tictactoe/server.ts'
import { answerPool } from '#games/wordle/deal/roster.ts'
import { outcomeOf as wordleOutcome, type Setup as WordleSetup } from '#games/wordle/rules/engine.ts'
import { wordleRuns } from '#games/wordle/server.ts'
import { playedAge } from './age.ts'
import { bingoFan, playedBingo } from './bingo.ts'
import { playedCareer } from './career-path.ts'
import { orders, PINNED } from './fans.ts'
import type { Measure } from './measure.ts'
import { meanOf, normal } from './normal.ts'
import { playedLooks, stepped } from './looks-fan.ts'
import { playedThirds, THIRDS_NAMED, type ThirdsNamed } from './split-fan.ts'
import { playedStadiums } from './stadiums.ts'
import { playedWordle, whoFits } from './wordle.ts'

/** Knowledge of a simulated fan. The figures are assumed; the regular fan is half way between the two of pace.ts. */
type Fan = {
  /** Probability of knowing a footballer, by fame from 0. */
  knows: readonly number[]
  /** Probability of knowing a club by the number of known footballers who played there, at least. */
  clubs: readonly (readonly [stars: number, knows: number])[]
  /** Error of an age, in years, for the best known. */
  years: number
  /** Looks, from 0, at which a known picture is recognised. */
  looks: readonly number[]
  /** Probability that a footballer comes to mind for a cell, by fame from 0. */
  recalls: readonly number[]
  /** Share of the names that come to mind which are wrong. */
  slips: number
  /** Log error of a figure that he has an idea of. */
  spread: number
  /** Share of grounds known by their names; by their places alone it is `PINNED` of that. */
  grounds: number
  /** Share of the thirds of known faces in Split named at sight, and with both hints. */
  thirds: ThirdsNamed
}

const FANS: Record<'casual' | 'regular' | 'knowing', Fan> = {
  casual: {
    knows: [0.05, 0.1, 0.2, 0.5, 0.72, 0.82],
    clubs: [
      [20, 0.85],
      [8, 0.6],
      [3, 0.35],
      [0, 0.15],
    ],
    ...{ years: 1.6, looks: [1, 2, 2, 3], recalls: [0, 0, 0, 0.02, 0.04, 0.1], slips: 0.2, spread: 0.6, grounds: 0.65 },
    thirds: THIRDS_NAMED,
  },
  regular: {
    knows: [0.15, 0.3, 0.45, 0.68, 0.82, 0.9],
    clubs: [
      [20, 0.95],
      [8, 0.78],
      [3, 0.58],
      [0, 0.4],
    ],
    ...{
      years: 1.1,
      looks: [0, 1, 2, 2],
      recalls: [0, 0, 0.05, 0.2, 0.3, 0.45],
      slips: 0.1,
      spread: 0.45,
      grounds: 0.8,
    },
    thirds: THIRDS_NAMED,
  },
  knowing: {
    knows: [0.3, 0.5, 0.65, 0.85, 0.93, 0.97],
    clubs: [
      [20, 0.99],
      [8, 0.95],
      [3, 0.85],
      [0, 0.7],
    ],
    ...{
      years: 0.7,
      looks: [0, 1, 1, 2],
      recalls: [0, 0, 0.1, 0.4, 0.6, 0.8],
      slips: 0.04,
      spread: 0.3,
      grounds: 0.93,
    },
    thirds: THIRDS_NAMED,
  },
}
/** Earns all the points, unless luck decides. */
const PERFECT: Fan = {
  knows: [1, 1, 1, 1, 1, 1],
  clubs: [[0, 1]],
  ...{ years: 0, looks: [0], recalls: [1, 1, 1, 1, 1, 1], slips: 0, spread: 0, grounds: 1 },
  thirds: { normal: [1, 1], hard: [1, 1] },
}
/** The ages of footballers as a fan expects them, towards which he corrects an unsure guess. */
const AGES = { usual: 28, spread: 5 }
/** Share of consistent guesses in Wordle, and of clubs remembered in Career path. */
const CAREFUL = 0.8

type Played = {
  runs: Pick<RunGame, 'daily'>
  /** All the points, where even a perfect fan needs luck for them. */
  most?: number
  play: (setup: unknown, fan: Fan, random: Random) => Outcome
}

const knows = ({ knows }: Fan, id: string): number => knows[footballerById(id)?.fame ?? 0]!
const knowsClub = ({ clubs }: Fan, id: string): number => clubs.find(([stars]) => starsOf({ id }) >= stars)![1]

/** True for a right answer about two figures: a fan orders them as well as he knows both, else by chance. */
const isRightAbout = (fan: Fan, random: Random, [one, other]: readonly [string, string], figures: readonly number[]) =>
  random() < Math.min(knows(fan, one), knows(fan, other))
    ? random() < orders(ratioOf(figures[0]!, figures[1]!), fan.spread)
    : random() < 0.5

/** The dailies, and how a fan plays them. */
const DAILIES: Record<string, Played> = {
  'Higher lower': {
    runs: higherlowerRuns,
    play(dealt, fan, random) {
      const { higherlower, isRight } = higherLower
      let state = higherlower.start(dealt as higherLower.Setup, 0, 0)
      for (let at = 0; !higherlower.isOver(state); at++) {
        const [[one, , , , from], [other, , , , to]] = [state.deck[at]!, state.deck[at + 1]!]
        const right = isRight(state, at, 'higher') ? 'higher' : 'lower'
        const isHit = isRightAbout(fan, random, [one, other], [from, to])
        state = stepped(higherlower, state, { type: isHit ? right : right === 'higher' ? 'lower' : 'higher' })
      }
      return higherLower.outcomeOf(state)
    },
  },
  Statistics: {
    runs: statisticsRuns,
    play(dealt, fan, random) {
      const { statistics: engine, isRight } = statistics
      let state = engine.start(dealt as statistics.Setup, 0, 0)
      for (let at = 0; !engine.isOver(state); at++) {
        const [, , left, right] = state.deck[at]!
        const isHit = isRightAbout(fan, random, [left[0], right[0]], [left[4], right[4]])
        const side = isRight(state, at, 0) ? 0 : 1
        state = stepped(engine, state, { type: 'pick', side: isHit ? side : side === 0 ? 1 : 0 })
      }
      return statistics.outcomeOf(state)
    },
  },
  Age: {
    runs: ageRuns,
    play(dealt, fan, random) {
      const setup = dealt as AgeSetup
      let at = 0
      return age.outcome(
        playedAge(setup, (right) => {
          const error = fan.years * (4 - 3 * knows(fan, setup.asked[at++]!.id))
          const seen = right + error * normal(random)
          const trust = AGES.spread ** 2 / (AGES.spread ** 2 + error ** 2)
          return AGES.usual + trust * (seen - AGES.usual)
        }),
      )
    },
  },
  Blur: {
    runs: blurRuns,
    play: (dealt, fan, random) => {
      const setup = dealt as BlurSetup
      return blurOutcome(playedLooks(blur, setup, looksAt(fan, random, setup.items, knowsClub)))
    },
  },
  Pixels: {
    runs: pixelsRuns,
    play: (dealt, fan, random) => {
      const setup = dealt as PixelsSetup
      return pixelsOutcome(
        playedLooks(
          pixels,
          setup,
          looksAt(fan, random, setup.items, knows).map((look, at) =>
            setup.coarse && look < LOOKS && at >= KNOWN_FIRST ? coarseLook(setup.coarse, look) : look,
          ),
        ),
      )
    },
  },
  Split: {
    runs: splitRuns,
    play(dealt, fan, random) {
      const setup = dealt as SplitSetup
      const state = playedThirds(setup, (id) => knows(fan, id), fan.thirds, random)
      return splitOutcome(split.isOver(state) ? state : stepped(split, state, { type: 'giveUp' }))
    },
  },
  Stadiums: {
    runs: stadiumsRuns,
    play(dealt, fan, random) {
      const setup = dealt as StadiumsSetup
      return stadiumsOutcome(
        playedStadiums(setup, Math.floor(random() * 1e6), fan.grounds * (setup.named ? 1 : PINNED)),
      )
    },
  },
  Wordle: {
    runs: wordleRuns,
    most: 60,
    play(dealt, fan, random) {
      const { answer } = dealt as WordleSetup
      const known = answerPool('today').filter(({ id }) => random() < knows(fan, id))
      return wordleOutcome(playedWordle(whoFits(known, CAREFUL), answer, false, random))
    },
  },
  Bingo: {
    runs: bingoRuns,
    play(dealt, fan, random) {
      const setup = dealt as BingoSetup
      const holders = setup.cells.map((_, cell) => setup.players.filter(({ fits }) => fits.includes(cell)).length)
      const rarest = [...setup.cells.keys()].sort((one, other) => holders[one]! - holders[other]!)
      const share = meanOf(setup.players.map(({ id }) => knows(fan, id)))
      return bingoOutcome(playedBingo(bingo.start(setup, 0, 0), bingoFan(share, rarest, random)))
    },
  },
  'Career path': {
    runs: careerPathRuns,
    most: 50,
    play(dealt, fan, random) {
      const setup = dealt as CareerSetup
      if (random() < knows(fan, setup.answer.id)) return careerOutcome(playedCareer(CAREFUL, setup, random))
      return careerOutcome(stepped(careerPath, careerPath.start(setup, 0, 0), { type: 'giveUp' }))
    },
  },
  'Tic tac toe': {
    runs: tictactoeRuns,
    play(dealt, fan, random) {
      const setup = dealt as GridSetup
      const { fames, ids } = gridBandOfFacts()
      const keys = (axes: GridSetup['rows']) => axes.map(({ key }) => key)
      const drawn = gridOf({ rows: keys(setup.rows), columns: keys(setup.columns) }, gridBandOfFacts())!
      const known = fames.map((fame) => random() < fan.recalls[fame]!)
      const choices = answersOf(drawn).map((places) => places.filter((place) => known[place]))
      let state = tictactoe.start(setup, 0, 0)
      mostMatched(choices).forEach((place, cell) => {
        const isNamed = place !== null && random() >= fan.slips
        const player = candidateById(isNamed ? ids[place]! : pick(ids, random), cell, setup)!
        const step = tictactoe.apply(state, { type: 'guess', cell, player }, 0, 0)
        if (step.ok) state = step.state
      })
      return gridOutcome(state)
    },
  },
}

/** The first look of a coarse ladder with as many pixels as this look of the usual one. */
function coarseLook(coarse: Coarse, look: number): number {
  const at = LADDERS[`pixels-${coarse}`].findIndex((width) => width >= LADDERS['pixels-easy'][look]!)
  return at < 0 ? LOOKS - 1 : at
}

/** Look at which each picture is recognised; Infinity for those that the fan does not know. */
const looksAt = (
  fan: Fan,
  random: Random,
  items: readonly { id: string }[],
  chance: (fan: Fan, id: string) => number,
): number[] => items.map(({ id }) => (random() < chance(fan, id) ? pick(fan.looks, random) : Infinity))

const A_MONDAY: Day = '2026-11-30'
const WEEKS = 60
/** Runs of a fan a deal, because a run is luck. */
const RUNS = 5
/** Fall of the share with at least half the points from Monday to Sunday, and its minimum on Sunday. */
const FALL = 0.25
const LEAST_ON_SUNDAY = 0.15
/** Chance moves the shares of few weeks. */
const FEW_LEEWAY = 0.12

/** For each daily: the share of regular fans with at least half the points, Monday to Sunday. Fixed seeds. */
export function weekMeasures(part: number, games: readonly string[] = Object.keys(DAILIES)): Measure[] {
  const leeway = part < 1 ? FEW_LEEWAY : 0
  const weeks = Array.from({ length: Math.round(WEEKS * part) }, (_, week) => week)
  const asked = Object.entries(DAILIES).filter(([name]) => games.includes(name))
  return asked.flatMap(([name, { runs, most: luckiest, play }]) => {
    const setups = dealtInARow(runs, 7 * weeks.length)
    const pointsOf = (fan: Fan, at: number): number[] =>
      Array.from({ length: RUNS }, (_, run) => total(play(setups[at], fan, randomFrom(1e6 * (run + 1) + at)).lines))
    const most = luckiest ?? Math.max(...weeks.flatMap((week) => pointsOf(PERFECT, 7 * week + (week % 7))))
    const share = (fan: Fan, weekday: number) =>
      meanOf(weeks.flatMap((week) => pointsOf(fan, 7 * week + weekday).map((points) => Number(points >= most / 2))))
    const regular = [0, 1, 2, 3, 4, 5, 6].map((weekday) => share(FANS.regular, weekday))
    return [
      {
        name: `${name}: ${regular.map((one) => Math.round(100 * one)).join(' ')}, fall`,
        measured: regular[0]! - regular[6]!,
        least: FALL - leeway,
      },
      { name: `${name}: casual on Monday`, measured: share(FANS.casual, 0) },
      { name: `${name}: casual on Sunday`, measured: share(FANS.casual, 6) },
      { name: `${name}: knowing on Sunday`, measured: share(FANS.knowing, 6), least: LEAST_ON_SUNDAY },
    ]
  })
}

/** Setups of so many dailies in a row from a Monday on; each deal knows those before it. Fixed seeds. */
function dealtInARow({ daily }: Played['runs'], days: number): unknown[] {
  const dealt: Deal<unknown>[] = []
  for (let at = 0; at < days; at++) {
    const past = daily.keep === 'forever' ? dealt : dealt.slice(-daily.keep.days)
    dealt.push(
      daily.deal(
        randomFrom(at),
        past.flatMap(({ used }) => used),
        addDays(A_MONDAY, at),
      )!,
    )
  }
  return dealt.map(({ setup }) => setup)
}
