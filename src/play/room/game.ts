import type { ReactNode } from 'react'
import type { GameId } from '#core/games.ts'
import type { MatchView, Row, Standing } from '#games/match/state.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { FootballWords } from '#play/game.ts'
import type { usePack } from '#play/use-pack.ts'
import type { Room, RoomState } from '#stores/room/types.ts'

/** A match as this browser sees it. A game's own types stand in for the unknowns. */
export type MatchState<Settings = unknown, Game = unknown, Figures extends Row = Row> = RoomState<
  MatchView<Settings, Game, Figures>
>

/** The room of a match: a game's moves go through `send`. */
export type MatchRoom = Room<{ type: string; [field: string]: unknown }, MatchView>

/** What the parts of a room say with. */
export type RoomWords<Own = unknown> = {
  locale: Locale
  t: { rooms: Messages<'rooms'>; search: Messages<'search'>; football: FootballWords; own: Own }
}

/** One thing that the host decides, and the settings that each choice makes. */
export type Setting<Settings> = {
  label: string
  value: string
  options: readonly { value: string; label: string; settings: Settings }[]
  /** What it means, where the words do not say it. */
  hint?: string
}

/** What the parts of a running or finished match are drawn from. */
export type PartProps<Settings, Game, Figures extends Row, Own> = RoomWords<Own> & {
  room: MatchRoom
  state: MatchState<Settings, Game, Figures>
  game: Game
  players: ReturnType<typeof usePack>
  /** What stands in the dock in the place of its own sentence, for a moment. */
  said: string | null
  say: (sentence: string | null) => void
}

/** A seat's card beside the board: one line, and how it is marked. */
export type SeatLine = { text: string; mark: 'playing' | 'waits' | 'done' | 'failed' | 'out'; says: string }

/**
 * One game as friends play it in a room: the kit brings the way in, seats, lobby, clock, table and rematch. Members are
 * methods, so that a game may ask for its own types where the kit hands over unknown ones.
 */
export type RoomGame<Settings = unknown, Game = unknown, Figures extends Row = Row, Own = unknown> = {
  id: GameId
  /** Of `/parties/{party}/{code}`. */
  party: string
  seats: { least: number; most: number }
  /** Where to play while there is no room. */
  instead(own: Own): { path: `/${string}`; label: string }[]
  settings(settings: Settings, words: RoomWords<Own>): Setting<Settings>[]
  /** "Three rounds of 90 seconds". */
  inShort(settings: Settings, words: RoomWords<Own>): string
  /** Beside the clock: "Round 2 of 3". */
  head(game: Game, settings: Settings, own: Own): string
  /** Changes when the box wants the focus again: a round, a turn. Null: nobody moves now. */
  turn(game: Game): string | null
  seatLine(game: Game, seat: number, words: RoomWords<Own>): SeatLine
  /** A seat's progress, the same height from kick-off to the end; `large` for who has nothing left to do. */
  Progress(props: PartProps<Settings, Game, Figures, Own> & { seat: number; large?: boolean }): ReactNode
  /** My board; nothing to do with it any more: the others' progress stands there instead. */
  Stage(props: PartProps<Settings, Game, Figures, Own>): ReactNode
  isDone(game: Game): boolean
  /** The way to move, while I can. */
  Dock(props: PartProps<Settings, Game, Figures, Own>): ReactNode
  /** Why there is nothing to do now. */
  waiting(game: Game, own: Own): string
  /** Between two rounds, in the place of the dock and as high; null while one is played. */
  Reveal(props: PartProps<Settings, Game, Figures, Own>): ReactNode
  reveals(game: Game): boolean
  /** One sentence for what just happened, for the one live region; empty when there is nothing to say. */
  news(
    now: MatchView<Settings, Game, Figures>,
    before: MatchView<Settings, Game, Figures> | null,
    props: PartProps<Settings, Game, Figures, Own>,
  ): string
  /** The rules in a sentence or two, beside the board of wide screens. */
  rules(own: Own): string
  /** The figure under a shirt at full time, the same in words, and what decided. */
  score(row: Standing<Figures>, words: RoomWords<Own>): { figure: string; says: string; detail: string }
  /** After the match: what it asked for. */
  Answers(props: PartProps<Settings, Game, Figures, Own>): ReactNode
}

/** What the parts of any game's match are drawn from. */
export type AnyPart = PartProps<unknown, unknown, Row, unknown>

/** What every part of the kit gets. */
export type KitProps = RoomWords & { game: RoomGame; room: MatchRoom; state: MatchState }
