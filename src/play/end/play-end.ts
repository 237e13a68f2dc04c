import type { ComponentType } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { PackClub } from '#search/named.ts'
import type { Pack } from '#search/pack.ts'
import type { OwnWords, PlayView, PlayWords } from '../words.ts'

/** How it went, in the game's own words. */
export type Ending = {
  result: 'won' | 'lost' | 'gaveUp'
  /** On the shirt: what was reached, such as the guess that solved it. Null: no shirt is shown. */
  shirt: string | null
  /** The small line over the voice: "Full time", "Subbed off after 3". */
  over: string
  /** The football voice, two to four words: "Clean finish." */
  voice: string
  /** The plain fact, for who hears the heading: "Found on guess 4 of 8." */
  fact: string
}

/** The one footballer whom a run was about. */
export type Star = {
  id: string
  name: string
  /** A portrait is drawn of him: else the shirt of his club stands in the picture, or the crest. */
  portrait: boolean
  nation: { name: string; flag: string } | null
  club: PackClub | null
  /** "Midfielder, 24" */
  caption: string
}

/** A line of the facts at the foot: "Born", "21 September 1999". */
export type Fact = { term: string; text: string }

/** What every part of an end is drawn from. */
export type EndProps<View, Own extends OwnWords> = {
  view: View
  pack: Pack
  /** What the server, or the practice, tells after the end only; parsed by the game. */
  facts: unknown
  /** Nothing of a day: there is no tomorrow to wait for. */
  isPractice: boolean
  locale: Locale
  /** The page's words, and those of every end. */
  t: PlayWords<Own> & { end: Messages<'end'> }
}

/** Blue and orange for who asked for them; their signs stay the same. */
export type Palette = 'usual' | 'contrast'

/** What a result is told with: `score` as in "4/8", the marks of hints, a row of signs each, and the same in sentences. */
export type Told = { score: string; marks: string; rows: string[]; inWords: string[] }

/** Of the distribution of a day: names of its buckets, the player's own, and the order of reading. */
export type Bars<View> = {
  label: (bucket: number) => string
  own: (view: View) => number
  order: (count: number) => number[]
}

/** A step of a run beside the same step of somebody else's. */
export type VersusStep = {
  /** What both had before them: a footballer's name, or the number of the step. */
  about: string
  /** What was done: the age answered, the player named. */
  says: string
  /** Signs of how near it was, in the game's order. */
  signs?: readonly ('ok' | 'near' | 'no')[]
  /** The better step is the one that is worth more. */
  worth: number
}

/** How a run of a game ends on the screen: everything else is the kit's. */
export type PlayEnd<View extends PlayView, Own extends OwnWords> = {
  ending: (props: EndProps<View, Own>) => Ending
  /** Whom it was about; absent where there is no single answer: then `Figure` stands in the hero. */
  star?: (props: EndProps<View, Own>) => Star
  Figure?: ComponentType<EndProps<View, Own>>
  /** What was played, kept: rows that open. */
  Board: ComponentType<EndProps<View, Own>>
  /** Over it, and beside that. */
  board: (props: EndProps<View, Own>) => { title: string; note: string }
  /** The game's own surprise, such as how the field shrank; null when there is nothing to tell. */
  Aha?: ComponentType<EndProps<View, Own>>
  /** What is known of the answer, at the foot. */
  about?: (props: EndProps<View, Own>) => readonly Fact[]
  tell: (view: View, palette: Palette, locale: Locale, t: PlayWords<Own>) => Told
  bars: Bars<View>
  /** The run step by step, to stand beside a friend's of the same puzzle. */
  versus?: (props: EndProps<View, Own>) => readonly VersusStep[]
  /** Ids of whom `versus` tells by name: one that the first pack lacks comes with the late one. */
  named?: (view: View) => readonly string[]
  /** What of a practice run's deal a friend is handed where all of it is more than `room` characters. */
  handsOn?: (deal: unknown, room: number) => unknown
}
