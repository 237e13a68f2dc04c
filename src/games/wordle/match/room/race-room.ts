import { fill, plural } from '#i18n/format.ts'
import type { RoomGame, SeatLine } from '#play/room/game.ts'
import { SEATS, type Figures, type GameView, type RivalState, type Settings } from '../race/state.ts'
import { Answers } from './Answers.tsx'
import { Dock } from './Dock.tsx'
import { news } from './news.ts'
import { Progress } from './Progress.tsx'
import { Reveal } from './Reveal.tsx'
import { inShort, settingsOf } from './settings.ts'
import { Stage } from './Stage.tsx'
import type { RaceWords } from './part.ts'

const MARKS = { playing: 'playing', solved: 'done', missed: 'failed', out: 'out' } as const satisfies Record<
  RivalState,
  SeatLine['mark']
>

/** Wordle's race, as the kit of rooms asks for it. */
export const room: RoomGame<Settings, GameView, Figures, RaceWords> = {
  id: 'wordle',
  party: 'wordle',
  seats: SEATS,
  instead: (own) => [
    { path: '/wordle/solo', label: own.playSolo },
    { path: '/wordle/today', label: own.playToday },
  ],
  settings: (settings, { t }) => settingsOf(settings, t),
  inShort: (settings, { t }) => inShort(settings, t),
  head: ({ round }, { rounds }, own) => fill(own.roundOf, { n: round, max: rounds }),
  turn: ({ phase, round }) => (phase === 'round' ? String(round) : null),

  seatLine({ boards }, seat, { locale, t: { own } }) {
    const { state, guesses } = boards.find((board) => board.seat === seat)!
    const says = { playing: own.rivalPlaying, solved: own.rivalSolved, missed: own.rivalMissed, out: own.rivalOut }
    const text = state === 'solved' ? fill(own.solvedAt, { n: guesses }) : plural(locale, own.rivalGuesses, guesses)
    return { text, mark: MARKS[state], says: says[state] }
  },

  Progress,
  Stage,
  isDone: ({ board }) => board?.over ?? true,
  Dock,
  waiting({ board }, own) {
    if (board?.solved) return own.youSolved
    return board?.gaveUp ? own.youPassed : own.youMissed
  },
  Reveal,
  reveals: ({ phase }) => phase !== 'round',
  news,
  rules: (own) => own.rulesText,

  score({ score, guesses, ms, name }, { locale, t: { own } }) {
    const seconds = Math.round(ms / 1000)
    const detail =
      score === 0
        ? own.foundNobody
        : fill(own.inGuesses, { guesses: plural(locale, own.rivalGuesses, guesses), seconds })
    return { figure: String(score), says: `${name}: ${plural(locale, own.found, score)}`, detail }
  },

  Answers,
}
