import type { ComponentType, ReactNode } from 'react'
import type { NewRun } from '#contracts/runs.ts'
import type { DailyNote } from '#core/daily-state.ts'
import type { GameId } from '#core/games.ts'
import type { Outcome } from '#games/outcome.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Pack } from '#search/pack.ts'
import type { RoundStore } from '#stores/round.ts'
import type { PlayEnd } from './end/play-end.ts'
import type { OwnWords, PlayView, PlayWords } from './words.ts'

export type { CriteriaWords, FootballWords, GameWords, OwnWords, PlayView, PlayWords } from './words.ts'

/** An action as it travels. Every game knows `giveUp`, and `hint` where it offers one. */
export type Wire = { type: string }

/** What the parts of a run in play are drawn from. */
export type BoardProps<View, Action, Own extends OwnWords> = {
  /** Names the run: a new one starts with closed tiles. */
  runId: string
  /** Null while it loads. */
  view: View | null
  pack: Pack | null
  /** The last action is on its way, or it is over: nothing is taken. */
  busy: boolean
  act: (action: Action) => void
  /** Shows a sentence in the dock until the run goes on, such as what a tapped tile says; null takes it back. */
  say: (sentence: string | null) => void
  /** Addresses of the opened steps of every picture place, the hardest first. */
  pictures?: readonly (readonly string[])[] | undefined
  /** Of each answered question of a day: how many percent answered the same; null: nobody can say. */
  agreed?: readonly (number | null)[] | undefined
  locale: Locale
  t: PlayWords<Own>
}

/** The same once there is something to show. */
export type ShownProps<View, Action, Own extends OwnWords> = BoardProps<View, Action, Own> & { view: View; pack: Pack }

/**
 * A hint as the tools offer it: what it costs in points, and why there is none now (a sentence), or null. `name` says
 * what it tells, where that is always the same.
 */
export type HintOffer = { cost: number; refusal: string | null; name?: string }

/** What a game shows and says from the first move on: one load, when somebody is about to play. */
export type PlayBoard<View extends PlayView, Action extends Wire, Own extends OwnWords> = {
  /**
   * Inside the stage, the newest last. What the last action changed carries `{...NEWEST}` (play/newest.ts): the frame
   * keeps it in sight.
   */
  Board: ComponentType<ShownProps<View, Action, Own>>
  /** One sentence for what just happened, for the one live region; empty when there is nothing to say. */
  news: (now: View, before: View, props: Pick<ShownProps<View, Action, Own>, 'pack' | 'locale' | 't'>) => string
  /** What home and pickers may show of a run in play: only what its player has seen. */
  still?: (
    props: Pick<BoardProps<View, Action, Own>, 'pictures' | 'locale' | 't'> & { view: View; pack: Pack | null },
  ) => Pick<DailyNote, 'cells' | 'face'>
  /** Beside the board on wide screens. A panel that has nothing to say returns null. */
  Left?: ComponentType<ShownProps<View, Action, Own>>
  Right?: ComponentType<ShownProps<View, Action, Own>>
}

/** What a game tells the shells about its face. The shells of daily and practice need nothing more. */
export type PlayGame<View extends PlayView, Action extends Wire, Own extends OwnWords> = {
  id: GameId
  paths: { today: string; practice: string }
  /** Guesses, questions or steps in all, and how many are done; `of`: where runs differ, how many this one has. */
  steps: { max: number; of?: (view: View) => number; done: (view: View) => number }
  /** Of a game whose steps take several actions: whether the first of them was taken. */
  begun?: (view: View) => boolean
  /**
   * What is asked before the first move, until board and pack are there; what is pressed in the stage is pressed here too.
   * Such a game's board goes before the card of the first visit, which only newcomers see.
   */
  Asking?: ComponentType<BoardProps<View, Action, Own>>
  /** How far the run is, in the place of counter and dots. */
  Tally?: ComponentType<Pick<BoardProps<View, Action, Own>, 'runId' | 'view' | 'busy' | 'act' | 'locale' | 't'>>
  /** The sentence, what is known, and the input: always in sight, and in the HTML of the page. */
  Dock: ComponentType<DockProps<View, Action, Own>>
  /** Absent: a game without hints, or one that offers them itself. `view` is null while it loads. */
  hint?: (view: View | null, locale: Locale, t: PlayWords<Own>) => HintOffer
  /** Wait for `playIntent()` in it where the first view does without. Must not change from render to render. */
  board: () => Promise<PlayBoard<View, Action, Own>>
  /** Comes with the end of a run. */
  end: () => Promise<PlayEnd<View, Own>>
  /** The action of a face on the card of the first visit, whose `data-kick-off` is `value`. */
  kickOff?: (value: string) => Action
  /** What a request for a run says besides: of a game of pictures whether it is played in words (play/pictures). */
  asks?: () => Pick<NewRun, 'twin'>
  /** False when the step that this action took was another tab's. */
  took: (action: Action, before: View, now: View) => boolean
}

export type DockProps<View, Action, Own extends OwnWords> = BoardProps<View, Action, Own> & {
  /** What the dock says in the place of its own sentence. */
  said: string | null
  /** The pack, or the board, did not load. */
  failed: boolean
  onRetry: () => void
  /** Hint and give up: put them where they take no row of their own. */
  tools: ReactNode
}

/** A game's practice in the browser, from the pack: loaded with the first sign of a player. */
export type PracticeGame<Level extends string, State, View, Action> = {
  /** Those that have enough to ask for, the first to be offered first. */
  levels: (pack: Pack) => readonly Level[]
  /** Keeps its run over a reload; `next` deals another. Every level has its own. */
  round: (pack: Pack, level: Level) => PracticeRound<State, View, Action>
  outcome: (state: State) => Outcome
  /** False: nobody's result, such as of two on one screen. Absent: every run's is kept. */
  isKept?: (level: Level) => boolean
  /** As `RunEnd.facts` of a run that the server keeps. */
  facts?: (state: State, pack: Pack, level: Level) => unknown
  /** As `RunAnswer.pictures`. */
  pictures?: (state: State, pack: Pack) => readonly (readonly string[])[]
}

export type PracticeRound<State, View, Action> = Pick<
  RoundStore<unknown, State, View, string, Action>,
  '$round' | 'play' | 'keep'
> & { next: () => void }
