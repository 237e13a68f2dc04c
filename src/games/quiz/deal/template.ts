import type { Random } from '#core/random.ts'
import type { Verdict } from '#data/pools.ts'
import type { Names } from '#data/types.ts'
import type { QuizFacts } from './facts.ts'
import type { Drawing } from './deck-file.ts'
import type { Draft, Kind, PictureRef } from './question.ts'

/** A kind of question: its candidates, what makes an option true, and its words. */
export type Template = {
  id: string
  /** Kinds of the subjects and of the options. */
  about: readonly Kind[]
  options: Kind
  /** True when the options are compared by a figure. */
  compares?: true
  /** True when it asks at which club somebody was. */
  isMembership?: true
  /** True when it asks for no more than a nation or a line. */
  isPlain?: true
  /** Ease relative to the average, in grades of fame. */
  ease: number
  /** Maximum questions in the deck. */
  most: number
  /** All candidate questions, in random order. */
  make: (facts: QuizFacts, random: Random, drawn: Drawing) => Iterable<Draft>
  /** Whether an option answers the question, as far as the facts prove it. */
  truth: (about: readonly string[], option: string, facts: QuizFacts) => Verdict
  /** For comparing templates: the figure of an option; the greatest is right. */
  figure?: (about: readonly string[], option: string, facts: QuizFacts) => number
  /** The sentence; `options`, the right one first, for its tense and the names of its time alone. */
  text: (about: readonly string[], facts: QuizFacts, options?: readonly string[]) => Names
  /** One line that explains the right answer; `others`: the wrong options. */
  why: (about: readonly string[], right: string, facts: QuizFacts, others: readonly string[]) => Names
  /** Pictures that the question is about, in place of those of its subjects. */
  pictures?: (about: readonly string[], facts: QuizFacts) => readonly PictureRef[]
  /** Pictures of the reveal, in place of that of the right option; only where all are drawn. */
  revealed?: (about: readonly string[], right: string, facts: QuizFacts) => readonly PictureRef[]
}
