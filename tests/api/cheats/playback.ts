import type { RunAnswer } from '#contracts/runs.ts'
import type { GameId } from '#core/games.ts'
import type { View as AgeView } from '#games/estimate/rules/engine.ts'
import type { View as BackFourView } from '#games/back-four/rules/engine.ts'
import type { View as BingoView } from '#games/bingo/rules/engine.ts'
import type { View as BlurView } from '#games/blur/rules/engine.ts'
import type { View as CareerPathView } from '#games/career-path/rules/engine.ts'
import type { View as HigherLowerView } from '#games/higherlower/rules/engine.ts'
import type { View as PixelsView } from '#games/pixels/rules/engine.ts'
import type { View as SplitView } from '#games/split/rules/engine.ts'
import type { View as StadiumsView } from '#games/stadiums/rules/engine.ts'
import type { View as StatisticsView } from '#games/statistics/rules/engine.ts'
import type { Facts as TictactoeFacts, View as TictactoeView } from '#games/tictactoe/rules/engine.ts'
import type { View as WordleView } from '#games/wordle/rules/engine.ts'

/** The next right action; `told` is the answer in which the same daily was revealed to a visitor who gave it up. */
type Playback<View, Facts = unknown> = (answer: RunAnswer<View, Facts>, view: View) => object

const wordle: Playback<WordleView> = ({ view }) => ({ type: 'guess', player: view.answer!.id })

const careerPath: Playback<CareerPathView> = ({ view }) => ({ type: 'guess', player: view.answer!.id })

const tictactoe: Playback<TictactoeView, TictactoeFacts> = ({ end }, { cells, misses }) => {
  const cell = cells.findIndex((placed, at) => !placed && !misses.some((miss) => miss.cell === at))
  const named = new Set([...cells.map((placed) => placed?.id), ...misses.map(({ id }) => id)])
  return { type: 'guess', cell, player: end!.facts!.answers[cell]!.find(({ id }) => !named.has(id))!.id }
}

const pixels: Playback<PixelsView> = ({ view: { done } }, { at }) => ({ type: 'guess', player: done[at]!.id })

const blur: Playback<BlurView> = ({ view: { done } }, { at }) => ({ type: 'guess', club: done[at]!.id })

const split: Playback<SplitView> = ({ view: { thirds } }, view) => ({
  type: 'guess',
  player: thirds.find((_, at) => !view.thirds[at]!.isFound)!.who!.id,
})

const stadiums: Playback<StadiumsView> = ({ view }, { logos }) => {
  const left = new Set(logos)
  const places = view.cards.map(({ clubs }) => {
    const logo = [...left].find(({ club }) => clubs!.includes(club))!
    left.delete(logo)
    return logo.token
  })
  return { type: 'check', places }
}

const age: Playback<AgeView> = ({ view }, { done }) => ({ type: 'answer', value: view.done[done.length]!.right })

const statistics: Playback<StatisticsView> = ({ view: { done } }, { at }) => {
  const [left, right] = done[at]!.figures
  return { type: 'pick', side: left > right ? 0 : 1 }
}

const higherlower: Playback<HigherLowerView> = ({ view: { steps } }, { at }) => ({
  type: steps[at + 1]!.eur >= steps[at]!.eur ? 'higher' : 'lower',
})

const bingo: Playback<BingoView> = ({ view: { players } }, { at, cells }) => {
  const cell = players![at]!.fits.find((one) => cells[one]!.state === 'open')
  return cell === undefined ? { type: 'skip' } : { type: 'place', cell }
}

const backFour: Playback<BackFourView> = ({ view: { rows } }, view) => {
  const found = view.rows.map(({ kit }) => kit)
  return { type: 'submit', cells: rows.find(({ kit }) => !found.includes(kit))!.cells }
}

export const PLAYBACKS: Record<GameId, Playback<never, never>> = {
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
