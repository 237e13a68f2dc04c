import { fill, plural } from '#i18n/format.ts'
import type { RoomGame } from '#play/room/game.ts'
import { SEATS, type Figures, type GameView, type Settings } from '../race/state.ts'
import { Answers } from './Answers.tsx'
import { Dock } from './Dock.tsx'
import { news } from './news.ts'
import { isMine, type GridRaceWords } from './part.ts'
import { Progress } from './Progress.tsx'
import { Reveal } from './Reveal.tsx'
import { inShort, settingsOf } from './settings.ts'
import { sideOfSeat } from './side.ts'
import { Stage } from './Stage.tsx'

/** Tic tac toe of two people, as the kit of rooms asks for it. */
export const room: RoomGame<Settings, GameView, Figures, GridRaceWords> = {
  id: 'tictactoe',
  party: 'tictactoe',
  seats: SEATS,
  instead: (own) => [
    { path: '/tictactoe/bot', label: own.playBot },
    { path: '/tictactoe/solo', label: own.playSolo },
  ],
  settings: (settings, { t }) => settingsOf(settings, t),
  inShort: (settings, { t }) => inShort(settings, t),
  head: ({ number }, _, own) => fill(own.boardOf, { n: number }),
  turn: (game) => (isMine(game) ? `${game.number}-${game.board.turns.length}` : null),

  seatLine(game, seat, { t: { own } }) {
    const side = sideOfSeat(game, seat)
    if (game.lost === side) return { text: own.lineOut, mark: 'out', says: own.saysOut }
    if (game.phase === 'turn' && game.board.turn === side)
      return { text: own.lineTurn, mark: 'playing', says: own.saysTurn }
    return { text: own.lineWaits, mark: 'waits', says: own.saysWaits }
  },

  Progress,
  Stage,
  isDone: (game) => !isMine(game),
  Dock,
  waiting: (_, own) => own.theirTurn,
  Reveal,
  reveals: ({ phase }) => phase !== 'turn',
  news,
  rules: (own) => own.rulesText,

  score({ score, n, ms, name }, { locale, t: { own } }) {
    const seconds = Math.round(ms / 1000)
    return {
      figure: String(score),
      says: `${name}: ${plural(locale, own.won, score)}`,
      detail: plural(locale, own.namesGiven, n, { seconds }),
    }
  },

  Answers,
}
