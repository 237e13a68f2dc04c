import type { ComponentType } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { PackClub } from '#search/named.ts'
import type { Pack } from '#search/pack.ts'
import type { OwnWords, PlayView, PlayWords } from '../words.ts'
import type { Item } from './collected.ts'

/** Result in the game's own words. */
export type Ending = {
  result: 'won' | 'lost' | 'gaveUp'
  /** Number on the shirt, such as the guess that solved it. Null: no shirt. */
  shirt: string | null
  /** Small line above the closing line: "Full time", "Subbed off after 3". */
  over: string
  /** Closing line, two to four words: "Clean finish." */
  voice: string
  /** Plain fact for screen readers: "Found on guess 4 of 8." */
  fact: string
}

/** The footballer whom a run was about. */
export type Star = {
  id: string
  name: string
  /** True when a portrait exists; otherwise the club's shirt or crest is shown. */
  portrait: boolean
  nation: { name: string; flag: string } | null
  club: PackClub | null
  /** "Midfielder, 24" */
  caption: string
}

/** A line of facts: "Born", "21 September 1999". */
export type Fact = { term: string; text: string }

/** Props of all parts of an end. */
export type EndProps<View, Own extends OwnWords> = {
  view: View
  pack: Pack
  /** Facts that are revealed only after the end; parsed by the game. */
  facts: unknown
  /** True when it is not a daily, so that there is no next puzzle. */
  isPractice: boolean
  locale: Locale
  /** Words of the page and of every end. */
  t: PlayWords<Own> & { end: Messages<'end'> }
}

/** `contrast`: blue and orange; signs stay the same. */
export type Palette = 'usual' | 'contrast'

/** Parts of a share text: `score` such as "4/8", marks of hints, rows of symbols, and sentences. */
export type ShareText = { score: string; marks: string; rows: string[]; inWords: string[] }

/** Distribution of a day: bucket names, the player's bucket, and reading order. */
export type DistributionRules<View> = {
  label: (bucket: number) => string
  own: (view: View) => number
  order: (count: number) => number[]
}

/** A step of a run, comparable with the same step of another run. */
export type VersusStep = {
  /** Subject: a footballer's name, or the number of the step. */
  about: string
  /** Action: the answered age, the named player. */
  label: string
  /** Accuracy signs, in the game's order. */
  signs?: readonly ('ok' | 'near' | 'no')[]
  /** Worth; the higher step is better. */
  worth: number
}

/** Parts of the end that a game provides. */
export type PlayEnd<View extends PlayView, Own extends OwnWords> = {
  ending: (props: EndProps<View, Own>) => Ending
  /** Reason why a run earned nothing, in games where guessing gets some marks; null: the common text. */
  noPoints?: (props: EndProps<View, Own>) => string | null
  /** The star; absent in games with several answers, which show `Figure` in the hero. */
  star?: (props: EndProps<View, Own>) => Star
  Figure?: ComponentType<EndProps<View, Own>>
  /** Replaces `Figure`, over the whole width of the hero: cards of the run. */
  Trophy?: ComponentType<EndProps<View, Own>>
  /** The final board as expandable rows. */
  Board: ComponentType<EndProps<View, Own>>
  /** An item of the game's album by its id; null for an unknown one. */
  collects?: (id: string, props: EndProps<View, Own>) => Item | null
  /** Title and note of the final board. */
  board: (props: EndProps<View, Own>) => { title: string; note: string }
  /** The game's own insight, such as the number of candidates after each guess; renders null when there is none. */
  Aha?: ComponentType<EndProps<View, Own>>
  /** Facts about the answer, at the bottom. */
  about?: (props: EndProps<View, Own>) => readonly Fact[]
  shareText: (view: View, palette: Palette, locale: Locale, t: PlayWords<Own>) => ShareText
  distribution: DistributionRules<View>
  /** Steps of the run, for comparison with a friend's. */
  versus?: (props: EndProps<View, Own>) => readonly VersusStep[]
  /** Ids of footballers named by `versus`; those outside the first pack need the late one. */
  named?: (view: View) => readonly string[]
  /** The part of a practice deal that a challenge carries when the whole deal exceeds `room` characters. */
  handsOn?: (deal: unknown, room: number) => unknown
}

/** Ending of a run that was not given up; `over` defaults to full time. */
type Reached = Pick<Ending, 'shirt' | 'voice' | 'fact'> & { isWon: boolean; over?: string }

/** Ending of a run: won, lost or given up; giving up has no shirt and a common closing line. */
export function runEnding<View extends PlayView>(
  { view, isPractice, t: { own, end } }: EndProps<View, OwnWords & { subbedOff: string }>,
  { isWon, over = end.fullTime, ...reached }: Reached,
): Ending {
  if (!view.gaveUp) return { result: isWon ? 'won' : 'lost', over, ...reached }
  const voice = isPractice ? end.voiceGaveUpPractice : end.voiceGaveUp
  return { result: 'gaveUp', shirt: null, over: own.subbedOff, voice, fact: reached.fact }
}

/** The highest step that a score has reached; steps are in descending order and end with 0. */
export const stepOf = <Step extends number>(steps: readonly Step[], score: number): Step =>
  steps.find((from) => score >= from) ?? steps.at(-1)!
