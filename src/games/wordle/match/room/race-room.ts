import { fill, plural } from '#i18n/format.ts'
import type { RoomGame, SeatLine, Setting } from '#play/room/game.ts'
import { SEATS, type Figures, type GameView, type RivalState, type Settings, type View } from '../race/state.ts'
import { Answers, Reveal } from './Answers.tsx'
import { Dock } from './Dock.tsx'
import { Progress, Stage } from './Stage.tsx'
import { type RaceWords, boardWords, type Part } from './part.ts'
import { playerName } from '#play/football-words.ts'
import { rowText, wordsOf } from '../../words.ts'
import { DIFFICULTIES, ROUND_CHOICES } from '#contracts/wordle-room.ts'

/** Settings that the host decides. */
function settingsOf(settings: Settings, { own }: { own: RaceWords }): Setting<Settings>[] {
  return [
    {
      label: own.rounds,
      value: String(settings.rounds),
      options: ROUND_CHOICES.map((rounds) => ({
        value: String(rounds),
        label: String(rounds),
        settings: { ...settings, rounds },
      })),
    },
    {
      label: own.difficulty,
      value: settings.difficulty,
      options: DIFFICULTIES.map((difficulty) => ({
        value: difficulty,
        label: own[difficulty],
        settings: { ...settings, difficulty },
      })),
    },
    {
      label: own.hideColours,
      value: String(settings.hideColours),
      options: [false, true].map((hideColours) => ({
        value: String(hideColours),
        label: hideColours ? own.on : own.off,
        settings: { ...settings, hideColours },
      })),
      hint: own.hideSays,
    },
  ]
}

/** "3 rounds of 90 seconds". */
const settingsSummary = ({ rounds }: Settings, { own }: { own: RaceWords }): string => fill(own.inShort, { rounds })

const MARKS = { playing: 'playing', solved: 'done', missed: 'failed', out: 'out' } as const satisfies Record<
  RivalState,
  SeatLine['mark']
>

/** Wordle's race for the room kit. */
export const room: RoomGame<Settings, GameView, Figures, RaceWords> = {
  id: 'wordle',
  party: 'wordle',
  seats: SEATS,
  instead: (own) => [
    { path: '/wordle/solo', label: own.playSolo },
    { path: '/wordle/today', label: own.playToday },
  ],
  settings: (settings, { t }) => settingsOf(settings, t),
  settingsSummary: (settings, { t }) => settingsSummary(settings, t),
  head: ({ round }, { rounds }, own) => fill(own.roundOf, { n: round, max: rounds }),
  turn: ({ phase, round }) => (phase === 'round' ? String(round) : null),

  seatLine({ boards }, seat, { locale, t: { own } }) {
    const { state, guesses } = boards.find((board) => board.seat === seat)!
    const label = { playing: own.rivalPlaying, solved: own.rivalSolved, missed: own.rivalMissed, out: own.rivalOut }
    const text = state === 'solved' ? fill(own.solvedAt, { n: guesses }) : plural(locale, own.rivalGuesses, guesses)
    return { text, mark: MARKS[state], label: label[state] }
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
    return { figure: String(score), label: `${name}: ${plural(locale, own.found, score)}`, detail }
  },

  Answers,
}

/** One sentence for the last event: own tiles, a player who found the answer, a new round, the answer. */
function news(now: View, before: View | null, part: Part): string {
  const { own } = part.t
  const [game, then] = [now.game!, before?.game]
  const isNew = then?.round !== game.round || then.phase !== game.phase
  if (game.phase === 'reveal' && isNew) return fill(own.revealSays, { name: game.answer?.name ?? '' })
  if (game.phase === 'round' && isNew) return fill(own.roundStarts, { n: game.round })
  return rowNews(now, before, part) || solverNews(now, before, part)
}

function rowNews({ game }: View, before: View | null, part: Part): string {
  const board = game?.board
  const row = board?.rows.at(-1)
  const { pack } = part.players
  if (!board || !row || !pack || board.rows.length <= (before?.game?.board?.rows.length ?? 0)) return ''
  const words = wordsOf({ pack, locale: part.locale, t: boardWords(part) })
  return board.solved ? fill(words.t.saysSolved, { name: playerName(row.player, words) }) : rowText(row, words)
}

/** Announces a solution; the first one also announces the time left. */
function solverNews({ game, you, players }: View, before: View | null, { locale, t: { own } }: Part): string {
  const found = (seat: number) => before?.game?.boards.find((board) => board.seat === seat)?.state === 'solved'
  const solver = game!.boards.find(({ seat, state }) => seat !== you && state === 'solved' && !found(seat))
  if (!solver) return ''
  const name = players.find(({ seat }) => seat === solver.seat)?.name ?? ''
  const first = game!.boards.filter(({ state }) => state === 'solved').length === 1
  const sentence = fill(own.saysFound, { name, guesses: plural(locale, own.rivalGuesses, solver.guesses) })
  return first ? `${sentence} ${own.saysHurry}` : sentence
}
