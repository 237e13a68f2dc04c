import { fold } from '#core/fold.ts'
import type { GameId } from '#core/games.ts'
import { pick, shuffled, type Random } from '#core/random.ts'
import { FOOTBALLERS } from '#data/facts.ts'
import { hasAllClubs } from '#data/trust.ts'
import type { View as AgeView } from '#games/estimate/rules/engine.ts'
import type { View as CareerPathView } from '#games/career-path/rules/engine.ts'
import { candidateOf } from '#games/career-path/deal/deal.ts'
import type { View as BackFourView } from '#games/back-four/rules/engine.ts'
import type { View as BingoView } from '#games/bingo/rules/engine.ts'
import type { View as HigherLowerView } from '#games/higherlower/rules/engine.ts'
import type { View as StatisticsView } from '#games/statistics/rules/engine.ts'
import type { View as BlurView } from '#games/blur/rules/engine.ts'
import { crestsOf } from '#games/blur/deal/roster.ts'
import type { View as PixelsView } from '#games/pixels/rules/engine.ts'
import type { View as SplitView } from '#games/split/rules/engine.ts'
import type { View as StadiumsView } from '#games/stadiums/rules/engine.ts'
import type { View as TictactoeView } from '#games/tictactoe/rules/engine.ts'
import { columnOf } from '#games/tictactoe/rules/terms.ts'
import { HINT_AFTER, MAX_HINTS, type View as WordleView } from '#games/wordle/rules/engine.ts'

type Turn<View> = {
  view: View
  /** Number of the step, from 1. */
  n: number
  random: Random
  /** True for text that a bot may type because it contains no hidden value. */
  isHarmless(text: string): boolean
}

/** Next action of a player without knowledge; plays every run to its end. */
type Bot<View> = (turn: Turn<View>) => object

const wordle: Bot<WordleView> = ({ view, random, isHarmless }) => {
  if (view.guesses >= HINT_AFTER && view.hints.length < MAX_HINTS) return { type: 'hint' }
  const tried = new Set(view.rows.map(({ player }) => player))
  const others = FOOTBALLERS.filter(({ id, name }) => !tried.has(id) && isHarmless(`${fold(id)} ${fold(name)}`))
  return { type: 'guess', player: pick(others, random).id }
}

const age: Bot<AgeView> = ({ view, n, random }) =>
  n === 3 && view.hintLeft ? { type: 'hint' } : { type: 'answer', value: 15 + Math.floor(random() * 46) }

const higherlower: Bot<HigherLowerView> = ({ random }) => ({ type: random() < 0.5 ? 'higher' : 'lower' })

const statistics: Bot<StatisticsView> = ({ view, n, random }) =>
  n === 3 && view.hintLeft ? { type: 'hint' } : { type: 'pick', side: random() < 0.5 ? 0 : 1 }

/** A hint, a reveal, then names that are neither right by chance nor undecidable. */
const careerPath: Bot<CareerPathView> = ({ view, n, random, isHarmless }) => {
  if (n === 1) return { type: 'hint' }
  if (n === 2 && view.canReveal) return { type: 'reveal' }
  const tried = new Set(view.guesses.map(({ id }) => id))
  const others = FOOTBALLERS.filter(
    (one) => !tried.has(one.id) && candidateOf(one).isSure && isHarmless(`${fold(one.id)} ${fold(one.name)}`),
  )
  return { type: 'guess', player: pick(others, random).id }
}

/** Alternates guesses, looks, hints and skips. */
const pixels: Bot<PixelsView> = ({ view, n, random, isHarmless }) => {
  if (view.offer !== null && n % 3 === 0) return { type: 'hint', kind: view.offer }
  if (n % 4 === 0 && view.look < LAST_LOOK) return { type: 'step' }
  if (view.at === 1) return { type: 'skip' }
  const tried = new Set(view.tried.map(({ id }) => id))
  const others = FOOTBALLERS.filter(({ id, name }) => !tried.has(id) && isHarmless(`"${id}" "${name}"`))
  return { type: 'guess', player: pick(others, random).id }
}
const LAST_LOOK = 5

/** Like Pixels' bot, with taps on allowed options. */
const blur: Bot<BlurView> = ({ view, n, random, isHarmless }) => {
  if (view.offer !== null && n % 3 === 0) return { type: 'hint', kind: view.offer }
  if (n % 4 === 0 && view.look < LAST_LOOK) return { type: 'step' }
  if (view.at === 1) return { type: 'skip' }
  const tried = new Set(view.tried.map(({ id }) => id))
  const others = view.options.length > 0 ? view.options : crestsOf('hard')
  const left = others.filter(({ id, name }) => !tried.has(id) && isHarmless(`"${id}" "${name}"`))
  return left.length === 0 ? { type: 'skip' } : { type: 'guess', club: pick(left, random).id }
}

/** A hint, then names that match none of the three. */
const split: Bot<SplitView> = ({ view, n, random, isHarmless }) => {
  if (n === 1) return { type: 'hint', third: 1, kind: 'nation' }
  const tried = new Set(view.tried.map(({ id }) => id))
  const others = FOOTBALLERS.filter(({ id, name }) => !tried.has(id) && isHarmless(`"${id}" "${name}"`))
  return { type: 'guess', player: pick(others, random).id }
}

/** A city hint, then clubs anywhere, no wrong place twice. */
const stadiums: Bot<StadiumsView> = ({ view, n, random }) => {
  const open = view.cards.findIndex(({ right }) => right === null)
  if (n === 1) return { type: 'hint', card: open }
  const right = new Set(view.cards.map((card) => card.right?.logo))
  const tray = shuffled(
    view.logos.map(({ token }) => token).filter((token) => !right.has(token)),
    random,
  )
  return { type: 'check', places: view.cards.map((card) => (card.right ? null : tray.pop()!)) }
}

const bingo: Bot<BingoView> = ({ view, n, random }) => {
  if (n === 3 && view.hintLeft) return { type: 'hint' }
  if (n === 5 && view.wildcard) return { type: 'wildcard' }
  const open = view.cells.flatMap(({ state }, cell) => (state === 'open' ? cell : []))
  return random() < 0.3 ? { type: 'skip' } : { type: 'place', cell: pick(open, random) }
}

/** Names footballers who certainly never played for the club: always a miss. */
const tictactoe: Bot<TictactoeView> = ({ view, n, random, isHarmless }) => {
  const cell = n - 1
  const { criterion } = view.columns[columnOf(cell)]!
  const never = FOOTBALLERS.filter(
    (one) =>
      hasAllClubs(one) &&
      isHarmless(`"${one.id}"`) &&
      !one.career.some(({ club }) => criterion.kind === 'club' && club === criterion.club),
  )
  return { type: 'guess', cell, player: pick(never, random).id }
}

/** A hint, then four open tiles at random. */
const backFour: Bot<BackFourView> = ({ view, n, random }) => {
  if (n === 2 && !view.hint) return { type: 'hint' }
  const taken = new Set(view.rows.flatMap(({ cells }) => cells))
  const open = view.tiles.flatMap((_, cell) => (taken.has(cell) ? [] : [cell]))
  for (;;) {
    const cells = shuffled(open, random).slice(0, 4)
    const isTried = view.tries.some((one) => one.cells.every((cell) => cells.includes(cell)))
    if (!isTried) return { type: 'submit', cells }
  }
}

export const BOTS: Record<GameId, Bot<never>> = {
  wordle,
  tictactoe,
  pixels,
  statistics,
  stadiums,
  split,
  age,
  blur,
  'career-path': careerPath,
  bingo,
  higherlower,
  'back-four': backFour,
}
