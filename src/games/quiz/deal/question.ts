import type { Names } from '#data/types.ts'

/** What a word of a question is, so that it can be named in three languages. */
export type Kind =
  | 'footballer'
  | 'club'
  | 'nation'
  | 'ground'
  | 'city'
  | 'title'
  | 'competition'
  | 'league'
  | 'tournament'
  | 'year'
  | 'season'
  | 'word'

/** `about`: what the sentence speaks of. `options`: the right one first; a round has an order of its own. */
export type Draft = { about: readonly string[]; options: readonly [string, string, string, string] }

/** A question of the deck: ids only; its words come from the facts when it is asked. */
export type Question = Draft & { template: string }

/** A picture that belongs to a question; whoever shows it gives it an address that tells nothing. */
export type PictureRef = { kind: 'kit' | 'crest' | 'face' | 'ground'; id: string }

/** All of a question in three languages. `why`: one line for the reveal. */
export type Words = { text: Names; options: readonly Names[]; why: Names; picture: PictureRef | null }

/** The name of a question in reports and statistics: what it asks and what is right, whatever the other options. */
export const idOf = ({ template, about, options }: Question): string => `${template}:${about.join('+')}:${options[0]}`
