import { ageOn } from '#core/age.ts'
import { addDays, type Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { DAILY_POINTS, total } from '#core/points.ts'
import { pick, randomFrom, shuffled, type Random } from '#core/random.ts'
import { clubById, FOOTBALLERS, footballerById } from '#data/facts.ts'
import { ageRuns } from '#games/age/server.ts'
import { rules as age } from '#games/age/rules/engine.ts'
import type { Setup as AgeSetup } from '#games/estimate/rules/engine.ts'
import { bingo, outcomeOf as bingoOutcome, type Setup as BingoSetup } from '#games/bingo/rules/engine.ts'
import { bingoRuns } from '#games/bingo/server.ts'
import { blur, outcomeOf as blurOutcome, type Setup as BlurSetup } from '#games/blur/rules/engine.ts'
import { blurRuns } from '#games/blur/server.ts'
import { outcomeOf as careerOutcome, type Setup as CareerSetup } from '#games/career-path/rules/engine.ts'
import { careerPathRuns } from '#games/career-path/server.ts'
import * as higherLower from '#games/higherlower/rules/engine.ts'
import { higherlowerRuns } from '#games/higherlower/server.ts'
import { pixels, outcomeOf as pixelsOutcome, type Setup as PixelsSetup } from '#games/pixels/rules/engine.ts'
import { pixelsRuns } from '#games/pixels/server.ts'
import { facesOf } from '#games/pixels/deal/roster.ts'
import type { Action, Item, LooksSetup, View as LooksView } from '#games/looks/index.ts'
import type { Engine } from '#games/engine.ts'
import type { Outcome } from '#games/outcome.ts'
import type { RunGame } from '#games/run-rules.ts'
import { split, outcomeOf as splitOutcome, type Setup as SplitSetup } from '#games/split/rules/engine.ts'
import { splitRuns } from '#games/split/server.ts'
import { stadiumsRuns } from '#games/stadiums/server.ts'
import { outcomeOf as stadiumsOutcome, type Setup as StadiumsSetup } from '#games/stadiums/rules/engine.ts'
import * as statistics from '#games/statistics/rules/engine.ts'
import { statisticsRuns } from '#games/statistics/server.ts'
import { answerPool, clueById } from '#games/wordle/deal/roster.ts'
import { outcomeOf as wordleOutcome, type Setup as WordleSetup } from '#games/wordle/rules/engine.ts'
import { wordleRuns } from '#games/wordle/server.ts'
import { playedAge } from './age.ts'
import { bingoFan, bingoTapper, playedBingo } from './bingo.ts'
import { playedCareer } from './career-path.ts'
import { PINNED } from './fans.ts'
import type { Measure } from './measure.ts'
import { playedLooks, stepped } from './looks-fan.ts'
import { meanOf, normal } from './normal.ts'
import { playedStadiums } from './stadiums.ts'
import { playedThirds, THIRDS_NAMED } from './split-fan.ts'
import { playedWordle, whoFits } from './wordle.ts'
import { answersOf, drawGrid, mostMatched } from '#games/tictactoe/deal/deal.ts'
import { candidateById, gridBandOfFacts, setupOf as gridSetup } from '#games/tictactoe/deal/roster.ts'
import { outcomeOf as gridOutcome, tictactoe } from '#games/tictactoe/rules/engine.ts'

/**
 * Points a minute of dailies, the daily bonus included, for three players. Times of an action come from the sources of
 * src/core/plausible.ts: 252 ms a word, 1.35 s to think, 1.1 s to point, 0.2 s a key. Assumed: words and thoughts of an
 * action (below), eight keys a name, one second in which a verdict is shown. A name that must fit given facts takes six
 * thoughts (Wordle, Tic tac toe, Career path), an age three taps: set, lock in, go on. Thirds of faces in Split are
 * named as people named them on paper (split-fan.ts). A mindless player reads nothing and needs a third of thinking and
 * pointing for a tap, half of thinking and five keys for a name. Both fans read and think alike; the casual one knows
 * less.
 */
type Fan = 'casual' | 'knowing'
type Player = Fan | 'mindless'
const PLAYERS = ['mindless', 'casual', 'knowing'] as const satisfies readonly Player[]

const WORD = 0.252
const THINK = 1.35
const POINT = 1.1
const KEY = 0.2
const KEYS = { fan: 8, mindless: 5 }
const VERDICT = 1

type Input = 'tapped' | 'typed'
type Effort = { input: Input; words: number; thoughts: number; taps?: number }

/** Seconds of one action. */
function secondsOf(player: Player, { input, words, thoughts, taps = 1 }: Effort): number {
  if (player === 'mindless')
    return VERDICT + (input === 'tapped' ? (taps * (THINK + POINT)) / 3 : THINK / 2 + KEYS.mindless * KEY)
  return VERDICT + words * WORD + thoughts * THINK + taps * POINT + (input === 'typed' ? KEYS.fan * KEY : 0)
}

/** Probability of knowing a fact about somebody by fame, 0 to 5. */
const KNOWS: Record<Fan, readonly number[]> = {
  casual: [0.05, 0.1, 0.2, 0.5, 0.72, 0.82],
  knowing: [0.3, 0.5, 0.65, 0.85, 0.93, 0.97],
}
/** Clubs have no fame: those of the five leagues, and others. */
const KNOWS_CLUB: Record<Fan, { league: number; other: number }> = {
  casual: { league: 0.75, other: 0.45 },
  knowing: { league: 0.97, other: 0.85 },
}
const ERROR_YEARS: Record<Fan, number> = { casual: 1.6, knowing: 0.7 }
/** Looks, from 0, at which a known picture is recognised. */
const RECOGNISES: Record<Fan, readonly number[]> = { casual: [1, 2, 2, 3], knowing: [0, 1, 1, 2] }
/** Share of consistent guesses in Wordle, and of known facts in Bingo and Career path. */
const CONSISTENT: Record<Player, number> = { mindless: 0, casual: 0.4, knowing: 1 }
/** Probability that a footballer comes to mind for a cell, by fame. */
const RECALLS: Record<Fan, readonly number[]> = {
  casual: [0, 0, 0, 0.02, 0.04, 0.1],
  knowing: [0, 0, 0.1, 0.4, 0.6, 0.8],
}
const SHARE: Record<Fan, number> = { casual: 0.55, knowing: 0.95 }

/** Share of grounds known by their names. */
const GROUNDS: Record<Fan, number> = { casual: 0.65, knowing: 0.93 }

const FIRST_DAY: Day = '2026-11-23'
const SEEDS = 300
/** Runs of a mindless player a deal, because luck is rare. */
const MINDLESS_RUNS = 5
/** Largest ratio of what knowing players earn a minute in two dailies. */
const MOST_BETWEEN_GAMES = 1.6
/** Largest share of a knowing player's points a minute. */
const MINDLESS_SHARE = 0.05
const CASUAL_SHARE = { least: 1 / 3, most: 2 / 3 }
/** A casual fan's points begin late, above what guessing gets. */
const LEAST_CASUAL: Partial<Record<GameId, number>> = { stadiums: 0.32 }
const PLAYER_SEEDS = 1_000_000

type Played = { of: GameId; effort: Effort; play: (setup: unknown, player: Player, random: Random) => Outcome }
type Daily = Played & { deal: (seed: number) => unknown }

const knows = (player: Fan, id: string): number => KNOWS[player][footballerById(id)?.fame ?? 0]!

/** Probability of a right answer to a question with two answers about two footballers. */
const ofTwo = (player: Player, one: string, other: string): number =>
  player === 'mindless' ? 0.5 : 0.5 + 0.5 * Math.min(knows(player, one), knows(player, other))

const dealtBy =
  ({ daily }: Pick<RunGame, 'daily'>) =>
  (seed: number): unknown =>
    daily.deal(randomFrom(seed), [], addDays(FIRST_DAY, seed % 7))!.setup

const DAILIES: readonly Daily[] = [
  {
    of: 'higherlower',
    effort: { input: 'tapped', words: 12, thoughts: 1 },
    deal: dealtBy(higherlowerRuns),
    play(dealt, player, random) {
      let state = higherLower.higherlower.start(dealt as higherLower.Setup, 0, 0)
      for (let at = 0; !higherLower.higherlower.isOver(state); at++) {
        const right = higherLower.isRight(state, at, 'higher') ? 'higher' : 'lower'
        const wrong = right === 'higher' ? 'lower' : 'higher'
        const isHit = random() < ofTwo(player, state.deck[at]![0], state.deck[at + 1]![0])
        state = stepped(higherLower.higherlower, state, { type: isHit ? right : wrong })
      }
      return higherLower.outcomeOf(state)
    },
  },
  {
    of: 'statistics',
    effort: { input: 'tapped', words: 14, thoughts: 1 },
    deal: dealtBy(statisticsRuns),
    play(dealt, player, random) {
      let state = statistics.statistics.start(dealt as statistics.Setup, 0, 0)
      for (let at = 0; !statistics.statistics.isOver(state); at++) {
        const right = statistics.isRight(state, at, 0) ? 0 : 1
        const [, , [left], [rightId]] = state.deck[at]!
        const isHit = random() < ofTwo(player, left, rightId)
        state = stepped(statistics.statistics, state, { type: 'pick', side: isHit ? right : right === 0 ? 1 : 0 })
      }
      return statistics.outcomeOf(state)
    },
  },
  {
    of: 'age',
    effort: { input: 'tapped', words: 5, thoughts: 2, taps: 3 },
    deal: dealtBy(ageRuns),
    play(dealt, player, random) {
      const setup = dealt as AgeSetup
      const ages = setup.asked.map(({ id, born }) => [ageOn(born, setup.day), id] as const)
      let at = 0
      return age.outcome(
        playedAge(setup, (right) => {
          const id = ages[at++]![1]
          if (player === 'mindless') return 28
          const fame = footballerById(id)?.fame ?? 0
          return right + ERROR_YEARS[player] * (1 + (5 - fame) / 4) * normal(random)
        }),
      )
    },
  },
  {
    of: 'blur',
    effort: { input: 'tapped', words: 3, thoughts: 2 },
    deal: dealtBy(blurRuns),
    play: (dealt, player, random) =>
      blurOutcome(
        playedBy(blur, dealt as BlurSetup, player, random, {
          knows: (fan, { id }) => KNOWS_CLUB[fan][clubById(id)!.league === null ? 'other' : 'league'],
          options: (view) => view.options,
        }),
      ),
  },
  {
    of: 'pixels',
    effort: { input: 'typed', words: 3, thoughts: 2 },
    deal: dealtBy(pixelsRuns),
    play: (dealt, player, random) =>
      pixelsOutcome(
        playedBy(pixels, dealt as PixelsSetup, player, random, {
          knows: (fan, { id }) => knows(fan, id),
          options: () => facesOf('today'),
        }),
      ),
  },
  {
    of: 'split',
    effort: { input: 'typed', words: 3, thoughts: 3 },
    deal: dealtBy(splitRuns),
    play(dealt, player, random) {
      const setup = dealt as SplitSetup
      const isMindless = player === 'mindless'
      let state = isMindless
        ? split.start(setup, 0, 0)
        : playedThirds(setup, (id) => knows(player, id), THIRDS_NAMED, random)
      const isOther = ({ id }: { id: string }) => isMindless || setup.faces.every((face) => face.id !== id)
      for (const who of shuffled(facesOf('today'), random).filter(isOther)) {
        if (split.isOver(state)) break
        state = stepped(split, state, { type: 'guess', who: { id: who.id, name: who.name } })
      }
      return splitOutcome(state)
    },
  },
  {
    of: 'stadiums',
    effort: { input: 'tapped', words: 40, thoughts: 12, taps: 13 },
    deal: dealtBy(stadiumsRuns),
    play: (dealt, player, random) =>
      stadiumsOutcome(
        playedStadiums(
          dealt as StadiumsSetup,
          Math.floor(random() * PLAYER_SEEDS),
          player === 'mindless' ? 0 : GROUNDS[player] * ((dealt as StadiumsSetup).named ? 1 : PINNED),
        ),
      ),
  },
  {
    of: 'wordle',
    effort: { input: 'typed', words: 15, thoughts: 6 },
    deal: dealtBy(wordleRuns),
    play(dealt, player, random) {
      const pool = answerPool('today')
      const guesser = player === 'mindless' ? () => pick(everybody, random) : whoFits(pool, CONSISTENT[player])
      return wordleOutcome(playedWordle(guesser, (dealt as WordleSetup).answer, false, random))
    },
  },
  {
    of: 'bingo',
    effort: { input: 'tapped', words: 5, thoughts: 2 },
    deal: dealtBy(bingoRuns),
    play(dealt, player, random) {
      const setup = dealt as BingoSetup
      const begun = bingo.start(setup, 0, 0)
      const fitting = setup.cells.map((_, cell) => setup.players.filter(({ fits }) => fits.includes(cell)).length)
      const rarest = [...setup.cells.keys()].sort((one, other) => fitting[one]! - fitting[other]!)
      const hand = player === 'mindless' ? bingoTapper(random) : bingoFan(SHARE[player], rarest, random)
      return bingoOutcome(playedBingo(begun, hand))
    },
  },
  {
    of: 'career-path',
    effort: { input: 'typed', words: 12, thoughts: 6 },
    deal: dealtBy(careerPathRuns),
    play: (dealt, player, random) =>
      careerOutcome(playedCareer(player === 'mindless' ? 0 : SHARE[player], dealt as CareerSetup, random)),
  },
  {
    of: 'tictactoe',
    effort: { input: 'typed', words: 6, thoughts: 6 },
    deal: (seed) => drawGrid(gridBandOfFacts(), randomFrom(seed)),
    play(dealt, player, random) {
      const drawn = dealt as ReturnType<typeof drawGrid>
      const { fames, ids } = gridBandOfFacts()
      const known = fames.map((fame) => player !== 'mindless' && random() < RECALLS[player][fame]!)
      const choices = answersOf(drawn).map((places) => places.filter((place) => known[place]))
      const setup = gridSetup(drawn)
      let state = tictactoe.start(setup, 0, 0)
      mostMatched(choices).forEach((place, cell) => {
        const candidate = candidateById(place === null ? pick(ids, random) : ids[place]!, cell, setup)!
        const step = tictactoe.apply(state, { type: 'guess', cell, player: candidate }, 0, 0)
        if (step.ok) state = step.state
      })
      return gridOutcome(state)
    },
  },
]

const everybody = FOOTBALLERS.map(({ id }) => clueById(id)!)

type Sight<View> = {
  knows: (fan: Fan, item: Item) => number
  options: (view: View) => readonly { id: string }[]
}

function playedBy<
  Setup extends LooksSetup<Item>,
  State,
  Kind extends string,
  View extends LooksView<unknown, Kind, unknown>,
>(
  engine: Engine<Setup, State, Action<Kind>, View, string>,
  setup: Setup,
  player: Player,
  random: Random,
  { knows, options }: Sight<View>,
): State {
  if (player !== 'mindless') {
    const from = setup.items.map((item) =>
      random() < knows(player, item) ? pick(RECOGNISES[player], random) : Infinity,
    )
    return playedLooks(engine, setup, from)
  }
  return playedLooks(engine, setup, [], (view) => {
    const left = options(view).filter(({ id }) => view.tried.every((one) => one.id !== id))
    return pick(left, random).id
  })
}

/** Points with the daily bonus, and seconds. */
function yieldOf(outcome: Outcome, player: Player, effort: Effort): { points: number; seconds: number } {
  const points = total(outcome.lines)
  const isRewarded = (outcome.won || points > 0) && !outcome.tags.includes('gave-up')
  return { points: points + (isRewarded ? DAILY_POINTS : 0), seconds: outcome.n * secondsOf(player, effort) }
}

/** Chance moves the figures of few runs. */
const FEW_LEEWAY = { mindless: 1.6, casual: 0.1, between: 0.8 }

/** Points a minute of each daily and player over `part` of the seeds. */
export function paceMeasures(part: number): Measure[] {
  const leeway = part < 1 ? FEW_LEEWAY : { mindless: 1, casual: 0, between: 0 }
  const seeds = Array.from({ length: Math.round(SEEDS * part) }, (_, seed) => seed)
  const paces = DAILIES.map(({ of, effort, deal, play }) => {
    const deals = seeds.map(deal)
    const [mindless, casual, knowing] = PLAYERS.map((player) => {
      const times = player === 'mindless' ? MINDLESS_RUNS : 1
      const runs = deals.flatMap((dealt, seed) =>
        Array.from({ length: times }, (_, run) =>
          yieldOf(play(dealt, player, randomFrom(PLAYER_SEEDS * (run + 1) + seed)), player, effort),
        ),
      )
      const [points, seconds] = [meanOf(runs.map((run) => run.points)), meanOf(runs.map((run) => run.seconds))]
      return (60 * points) / seconds
    })
    return { of, mindless: mindless!, casual: casual!, knowing: knowing! }
  })
  const knowing = paces.map((pace) => pace.knowing)
  return [
    ...paces.flatMap(({ of, mindless, casual, knowing }) => [
      { name: `${of}: points a minute of a knowing player`, measured: knowing },
      {
        name: `${of}: share of it for a casual one`,
        measured: casual / knowing,
        least: (LEAST_CASUAL[of] ?? CASUAL_SHARE.least) - leeway.casual,
        most: CASUAL_SHARE.most + leeway.casual,
      },
      {
        name: `${of}: share of it for a mindless one`,
        measured: mindless / knowing,
        most: leeway.mindless * MINDLESS_SHARE,
      },
    ]),
    {
      name: 'best paid daily over the worst, knowing players',
      measured: Math.max(...knowing) / Math.min(...knowing),
      most: MOST_BETWEEN_GAMES + leeway.between,
    },
  ]
}
