import type { Random } from '#core/random.ts'
import type { Verdict } from '#data/pools.ts'
import type { Names } from '#data/types.ts'
import type { QuizFacts } from './facts.ts'
import type { Draft, Kind, PictureRef } from './question.ts'

/** What pictures there are, by id. */
export type Drawn = { portraits: ReadonlySet<string>; crests: ReadonlySet<string>; grounds: ReadonlySet<string> }

/** A kind of question: which there are, what makes an option true, and its words. */
export type Template = {
  id: string
  /** What `about` holds, and what the options are. */
  about: readonly Kind[]
  options: Kind
  /** Options are compared by a figure. */
  compares?: true
  /** How much easier it is than the average, in grades of fame. */
  ease: number
  /** So many at most come into the deck. */
  most: number
  /** Everything that could be asked, in an order of chance. */
  make: (facts: QuizFacts, random: Random, drawn: Drawn) => Iterable<Draft>
  /** Whether an option answers the question, as far as the facts prove. */
  truth: (about: readonly string[], option: string, facts: QuizFacts) => Verdict
  /** For those that compare: the figures of the options, the greatest answers. */
  figure?: (about: readonly string[], option: string, facts: QuizFacts) => number
  text: (about: readonly string[], facts: QuizFacts) => Names
  /** One line that explains what is right; `others`: the wrong options. */
  why: (about: readonly string[], right: string, facts: QuizFacts, others: readonly string[]) => Names
  picture?: (about: readonly string[]) => PictureRef
}
