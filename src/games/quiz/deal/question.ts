import type { Picture } from '#contracts/quiz-shown.ts'
import type { Names } from '#data/types.ts'

/** Kind of a word in a question, which decides how it is named in three languages. */
export type Kind =
  | 'footballer'
  | 'club'
  | 'nation'
  | 'ground'
  | 'city'
  | 'venue'
  | 'title'
  | 'competition'
  | 'league'
  | 'tournament'
  | 'year'
  | 'season'
  | 'word'

/** `about`: subjects of the sentence. `options`: the right one first; each round shuffles them. */
export type Draft = { about: readonly string[]; options: readonly [string, string, string, string] }

/** A question of the deck as ids; words come from the facts when it is asked. */
export type Question = Draft & { template: string }

/** Picture of a question or its answer, under an address that does not reveal its id; `id` of a flag: its file name. */
export type PictureRef = { kind: Picture['kind']; id: string; label?: Names }

/** All texts of a question in three languages. `why`: one line for the reveal. */
export type Words = { text: Names; options: readonly Names[]; why: Names }

/** Id of a question in reports and statistics: template, subject and right option, without the other options. */
export const idOf = ({ template, about, options }: Question): string => `${template}:${about.join('+')}:${options[0]}`
