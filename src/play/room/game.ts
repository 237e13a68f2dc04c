import type { ReactNode } from 'react'
import type { GameId } from '#core/games.ts'
import type { MatchView, Row, Standing } from '#games/match/state.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { FootballWords } from '#play/game.ts'
import type { usePack } from '#play/use-pack.ts'
import type { Room, RoomState } from '#stores/room/types.ts'

/** A match as seen by this browser. Games replace the unknown types with their own. */
export type MatchState<Settings = unknown, Game = unknown, Figures extends Row = Row> = RoomState<
  MatchView<Settings, Game, Figures>
>

/** The room of a match; a game sends its moves by `send`. */
export type MatchRoom = Room<{ type: string; [field: string]: unknown }, MatchView>

/** Words and locale for the components of a room. */
export type RoomWords<Own = unknown> = {
  locale: Locale
  t: { rooms: Messages<'rooms'>; search: Messages<'search'>; football: FootballWords; own: Own }
}

/** A setting of the host: its choices, and the settings that each produces. */
export type Setting<Settings> = {
  label: string
  value: string
  options: readonly { value: string; label: string; settings: Settings }[]
  /** Explanation, when the label is not enough. */
  hint?: string
}

/** Props of a game's components in a running or finished match. */
export type PartProps<Settings, Game, Figures extends Row, Own> = RoomWords<Own> & {
  room: MatchRoom
  state: MatchState<Settings, Game, Figures>
  game: Game
  players: ReturnType<typeof usePack>
  /** Sentence that temporarily replaces the dock's own. */
  said: string | null
  say: (sentence: string | null) => void
}

/** A line on the card of a seat, and its highlighting. */
export type SeatLine = { text: string; mark: 'playing' | 'waits' | 'done' | 'failed' | 'out'; label: string }

/**
 * Parts of a match that a game provides; the kit provides entry, seats, lobby, clock, table and rematch. Members are
 * methods, so that a game may declare its own types for the unknown ones.
 */
export type RoomGame<Settings = unknown, Game = unknown, Figures extends Row = Row, Own = unknown> = {
  id: GameId
  /** The party in `/parties/{party}/{code}`. */
  party: string
  seats: { least: number; most: number }
  /** Skeleton of the board, for a player who returns to a match before the room answers. */
  early?: ReactNode
  /** Alternatives when the room cannot be played. */
  instead(own: Own): { path: `/${string}`; label: string }[]
  settings(settings: Settings, words: RoomWords<Own>): Setting<Settings>[]
  /** "Three rounds of 90 seconds". */
  settingsSummary(settings: Settings, words: RoomWords<Own>): string
  /** Title next to the clock: "Round 2 of 3". */
  head(game: Game, settings: Settings, own: Own): string
  /** Changes when the input needs the focus again, such as at a round or turn. Null: no move is possible. */
  turn(game: Game): string | null
  seatLine(game: Game, seat: number, words: RoomWords<Own>): SeatLine
  /** A seat's progress, of constant height; `large` when the player has no move left. */
  Progress(props: PartProps<Settings, Game, Figures, Own> & { seat: number; large?: boolean }): ReactNode
  /** The player's own board; replaced by the others' progress once no move is left. */
  Stage(props: PartProps<Settings, Game, Figures, Own>): ReactNode
  isDone(game: Game): boolean
  /** Input for a move, while one is possible. */
  Dock(props: PartProps<Settings, Game, Figures, Own>): ReactNode
  /** Reason why no move is possible. */
  waiting(game: Game, own: Own): string
  /** Replaces the dock between two rounds, at the same height; null during a round. */
  Reveal(props: PartProps<Settings, Game, Figures, Own>): ReactNode
  reveals(game: Game): boolean
  /** The last event as one sentence for the live region; empty for none. */
  news(
    now: MatchView<Settings, Game, Figures>,
    before: MatchView<Settings, Game, Figures> | null,
    props: PartProps<Settings, Game, Figures, Own>,
  ): string
  /** The rules in a sentence or two, for the side panel of wide screens. */
  rules(own: Own): string
  /** The figure below a shirt at full time, its text, and the deciding criterion. */
  score(row: Standing<Figures>, words: RoomWords<Own>): { figure: string; label: string; detail: string }
  /** Questions and answers, after the match. */
  Answers(props: PartProps<Settings, Game, Figures, Own>): ReactNode
}

/** Props of the match components of any game. */
export type AnyPart = PartProps<unknown, unknown, Row, unknown>

/** Props of every component of the kit. */
export type KitProps = RoomWords & { game: RoomGame; room: MatchRoom; state: MatchState }
