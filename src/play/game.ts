import type { ComponentType, ReactNode } from 'react'
import type { NewRun } from '#contracts/runs.ts'
import type { DailyNote } from '#core/daily-state.ts'
import type { GameId } from '#core/games.ts'
import type { PracticeLeague } from '#core/practice-leagues.ts'
import type { Outcome } from '#games/outcome.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Pack } from '#search/pack.ts'
import type { RoundStore } from '#stores/round.ts'
import type { PlayEnd } from './end/play-end.ts'
import type { OwnWords, PlayView, PlayWords } from './words.ts'

export type { CriteriaWords, FootballWords, GameWords, OwnWords, PlayView, PlayWords } from './words.ts'

/** An action in wire form. Every game supports `giveUp`, and `hint` where it offers one. */
export type Wire = { type: string }

/** Props of the components of a run in play. */
export type BoardProps<View, Action, Own extends OwnWords> = {
  /** Id of the run. */
  runId: string
  /** Null while loading. */
  view: View | null
  pack: Pack | null
  /** Undefined for runs that the browser holds. */
  isPractice?: boolean
  /** An action is pending, or the run is over: input is ignored. */
  busy: boolean
  act: (action: Action) => void
  /** Shows a sentence in the dock until the view changes; null clears it. */
  say: (sentence: string | null) => void
  /** Addresses of the opened steps of each picture, hardest first. */
  pictures?: readonly (readonly string[])[] | undefined
  /** Percentage of equal answers for each answered question of a day; null: unknown. */
  agreed?: readonly (number | null)[] | undefined
  locale: Locale
  t: PlayWords<Own>
}

/** `BoardProps` once view and pack are loaded. */
export type ShownProps<View, Action, Own extends OwnWords> = BoardProps<View, Action, Own> & { view: View; pack: Pack }

/**
 * A hint: its cost in points, and the reason why it is unavailable, or null. `name`: the thing it reveals, if constant.
 */
export type HintOffer = { cost: number; refusal: string | null; name?: string }

/** A game's view from the first move on, loaded with the first intent to play. */
export type PlayBoard<View extends PlayView, Action extends Wire, Own extends OwnWords> = {
  /**
   * Content of the stage, newest last. Elements changed by the last action carry `{...NEWEST}` (play/newest.ts): the
   * frame keeps them in view.
   */
  Board: ComponentType<ShownProps<View, Action, Own>>
  /** The last event as one sentence for the live region; empty for none. */
  news: (now: View, before: View, props: Pick<ShownProps<View, Action, Own>, 'pack' | 'locale' | 't'>) => string
  /** Verdict on the last step; null when it was neither right nor wrong. */
  cue?: (now: View, before: View) => 'right' | 'wrong' | null
  /** Preview of a run on home and in pickers, with nothing that its player has not seen. */
  still?: (
    props: Pick<BoardProps<View, Action, Own>, 'pictures' | 'locale' | 't'> & { view: View; pack: Pack | null },
  ) => Pick<DailyNote, 'cells' | 'face'>
  /** Side panels on wide screens. An empty panel returns null. */
  Left?: ComponentType<ShownProps<View, Action, Own>>
  Right?: ComponentType<ShownProps<View, Action, Own>>
}

/** A game's view for the shells of daily and practice. */
export type PlayGame<View extends PlayView, Action extends Wire, Own extends OwnWords> = {
  id: GameId
  paths: { today: string; practice: string }
  /** Number of guesses, questions or steps, and the number done; `of`: the total of this run, when runs differ. */
  steps: { max: number; of?: (view: View) => number; done: (view: View) => number }
  /** For steps of several actions: true once the first action was taken. */
  begun?: (view: View) => boolean
  /**
   * Shown until board and pack are loaded; presses in the stage count as intent to play. With it, the first-visit card
   * is below the stage and only new players see it.
   */
  Asking?: ComponentType<BoardProps<View, Action, Own>>
  /**
   * `Asking` is also the board and has no state of its run, so it stays mounted with its focus when the run arrives.
   */
  staysMounted?: true
  /** Progress of the run; replaces counter and dots. */
  Progress?: ComponentType<Pick<BoardProps<View, Action, Own>, 'runId' | 'view' | 'busy' | 'act' | 'locale' | 't'>>
  /** The sentence, known facts and the input: always visible, and in the page's HTML. */
  Dock: ComponentType<DockProps<View, Action, Own>>
  /** Absent: no hints, or the game offers them itself. `view` is null while loading. */
  hint?: (view: View | null, locale: Locale, t: PlayWords<Own>) => HintOffer
  /** May await `playIntent()` when the first view does not need the board. Must be stable between renders. */
  board: () => Promise<PlayBoard<View, Action, Own>>
  /** Loaded with the end of a run. */
  end: () => Promise<PlayEnd<View, Own>>
  /** Action of a face on the first-visit card, whose `data-kick-off` is `value`. */
  kickOff?: (value: string) => Action
  /** Additional fields of a run request: whether a picture game is played as text (play/pictures). */
  asks?: () => Pick<NewRun, 'twin'>
  /** False when another tab took the step. */
  took: (action: Action, before: View, now: View) => boolean
}

export type DockProps<View, Action, Own extends OwnWords> = BoardProps<View, Action, Own> & {
  /** Sentence that replaces the dock's own. */
  said: string | null
  /** Pack or board failed to load. */
  failed: boolean
  onRetry: () => void
  /** Hint and give up: place them without an extra row. */
  tools: ReactNode
}

/** Limits practice to the chosen leagues. */
export type Drawn = {
  leagues: readonly PracticeLeague[]
  /** True for the id of a footballer of these leagues. */
  footballer: (id: string) => boolean
}

/** A game's practice in the browser, from the pack: loaded with the first sign of intent. */
export type PracticeGame<Level extends string, State, View, Action> = {
  /** Levels with enough material, default first. */
  levels: (pack: Pack, drawn?: Drawn) => readonly Level[]
  /** False when `drawn` leaves too little, so that the level ignores it. Absent: such a level is closed. */
  follows?: (level: Level, drawn: Drawn) => boolean
  /** The persisted run of a level; `next` deals another one, limited by `drawn` at that time. */
  round: (pack: Pack, level: Level, drawn?: () => Drawn | undefined) => PracticeRound<State, View, Action>
  outcome: (state: State) => Outcome
  /** False: not recorded as a result, such as for two players on one screen. Absent: every run is recorded. */
  isKept?: (level: Level) => boolean
  /** As `RunEnd.facts` of a server-held run. */
  facts?: (state: State, pack: Pack, level: Level) => unknown
  /** As `RunAnswer.pictures`. */
  pictures?: (state: State, pack: Pack) => readonly (readonly string[])[]
}

export type PracticeRound<State, View, Action> = Pick<
  RoundStore<unknown, State, View, string, Action>,
  '$round' | 'play' | 'keep'
> & { next: () => void }
