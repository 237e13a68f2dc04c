import type { Random } from '#core/random.ts'
import { namedIn, peopleOf } from './deck.ts'
import { LEVELS, type Level } from './grade.ts'
import type { Kind, Question } from './question.ts'
import { templateOf } from './templates.ts'

export const QUESTIONS_PER_MATCH = LEVELS.length

/** Fraction of the deck dealt per cycle; the last few questions rarely fit the rules of a match. */
const DEALT_FRACTION = 0.97
/** Maximum per match. */
const MAX_COMPARISONS = 3
const MAX_MEMBERSHIPS = 4
const MAX_PER_TEMPLATE = 2
const MAX_PLAIN = 2
/** Questions of a match that are about a picture: a face, a crest, a shirt, a ground, a career as crests. */
const LEAST_PICTURES = 3
const MOST_PICTURES = 4
/** Pictures are due by the ninth question: few of the hardest have one, so the same kind would close every match. */
const PICTURES_BY = 8.5

/** Matches until a question can repeat. */
export const matchesPerCycle = (deckSize: number): number =>
  Math.floor((deckSize / QUESTIONS_PER_MATCH) * DEALT_FRACTION)

/** Position of match n, from 0: the cycle and the match within it. */
export const placeOf = (match: number, deckSize: number): { cycle: number; at: number } => ({
  cycle: Math.floor(match / matchesPerCycle(deckSize)),
  at: match % matchesPerCycle(deckSize),
})

/**
 * All matches of a cycle as ten indices into the deck: easy to hard, no footballer named or shown twice in a match, no
 * four options twice, no template twice in a row, three questions or more about a picture where the deck has any left
 * that fit. A level with fewer questions than the cycle asks is dealt again in the same order. `draws`: 64 secret bits
 * per question, which decide the order. Throws RangeError when the deck cannot be dealt that way.
 */
export function dealCycle(questions: readonly Question[], levels: readonly Level[], draws: BigUint64Array): number[][] {
  const indices = questions.map((_, at) => at).sort((one, other) => (draws[one]! < draws[other]! ? -1 : 1))
  const matches = matchesPerCycle(questions.length)
  const queues = queuesOf(indices, levels).map((queue, level) => {
    const asked = (matches / DEALT_FRACTION) * LEVELS.filter((one) => one === level).length
    return queue.length === 0
      ? []
      : Array<number[]>(Math.ceil(asked / queue.length))
          .fill(queue)
          .flat()
  })
  const asked = new Map<number, number>()
  const subjects = new Subjects(questions, queues.flat(), matches)
  return Array.from({ length: matches }, (_, match) => {
    const dealt = dealFrom(
      queues,
      questions,
      (at) => match - (asked.get(at) ?? -RESTS) >= RESTS,
      (at) => subjects.areFresh(at, match),
    )
    for (const at of dealt) {
      asked.set(at, match)
      subjects.add(at, match)
    }
    return dealt
  })
}

/** Matches before a man, a club or a season is asked about again. */
const SUBJECT_RESTS = 30
/** Part of the mean distance of a subject's questions that is kept where there are too many for that. */
const OF_MEAN = 0.7

/** Subjects of questions, and the match in which each was last asked. */
class Subjects {
  readonly #last = new Map<string, number>()
  readonly #rests = new Map<string, number>()
  readonly #of: readonly (readonly string[])[]

  /** `queued`: all places that will be asked in that many matches. */
  constructor(questions: readonly Question[], queued: readonly number[], matches: number) {
    this.#of = questions.map(subjectsOf)
    const counts = new Map<string, number>()
    for (const at of queued) for (const id of this.#of[at]!) counts.set(id, (counts.get(id) ?? 0) + 1)
    for (const [id, count] of counts) this.#rests.set(id, Math.min(SUBJECT_RESTS, (OF_MEAN * matches) / count))
  }

  areFresh(at: number, match: number): boolean {
    return this.#of[at]!.every((id) => match - (this.#last.get(id) ?? -SUBJECT_RESTS) >= this.#rests.get(id)!)
  }

  add(at: number, match: number): void {
    for (const id of this.#of[at]!) this.#last.set(id, match)
  }
}

/** Matches before a question of a level that is dealt again comes back, even where it was late the first time. */
const RESTS = 300

/** Questions sampled for one match: enough to find ten that fit together. */
const SAMPLE = 300

/** One match for practice, as indices into the deck. Throws RangeError as `dealCycle` does. */
export function dealMatch(questions: readonly Question[], levels: readonly Level[], random: Random): number[] {
  const indices = Array.from({ length: SAMPLE }, () => Math.floor(random() * questions.length))
  return dealFrom(queuesOf([...new Set(indices)], levels), questions)
}

const queuesOf = (indices: readonly number[], levels: readonly Level[]): number[][] =>
  ([0, 1, 2, 3] as const).map((level) => indices.filter((at) => levels[at] === level))

/**
 * Takes ten questions from the queues of their levels, the first that fit, without a club that was asked and with the
 * pictures due as long as there are any. `isRested`: false for a question that came a short while ago; `isFresh`: false
 * for one whose subject did.
 */
function dealFrom(
  queues: readonly number[][],
  questions: readonly Question[],
  isRested: (at: number) => boolean = () => true,
  isFresh: (at: number) => boolean = () => true,
): number[] {
  const match = new Match(questions)
  for (const level of LEVELS) {
    const queue = queues[level]!
    const found = [
      (at: number) => isFresh(at) && match.wants(at) && isRested(at) && match.isApart(at) && match.fits(at),
      (at: number) => match.wants(at) && isRested(at) && match.isApart(at) && match.fits(at),
      (at: number) => isRested(at) && match.isApart(at) && match.fits(at),
      (at: number) => match.fits(at),
    ]
      .values()
      .map((isGood) => queue.findIndex(isGood))
      .find((place) => place !== -1)
    if (found === undefined) throw new RangeError(`no remaining question of level ${level} fits the match`)
    match.add(queue.splice(found, 1)[0]!)
  }
  return match.indices
}

/** Kinds of the subjects that are, or may be, clubs: a riddle's club is a word. */
const CLUBS: readonly Kind[] = ['club', 'ground', 'city', 'word']

/** Clubs that a question is about, the right answer among them; all four where their figures are compared. */
export function clubsOf({ template, about, options }: Question): string[] {
  const { about: kinds, options: kind, compares } = templateOf(template)
  const asked = about.filter((_, at) => CLUBS.includes(kinds[at]!))
  return CLUBS.includes(kind) ? [...asked, ...(compares ? options : [options[0]])] : asked
}

/** The edition that a question names or whose year it asks for: its explanation would answer another about it. */
export function editionOf({ template, about, options }: Question): string | null {
  const { about: kinds, options: kind } = templateOf(template)
  const prize = about[kinds.findIndex((one) => one === 'title' || one === 'competition' || one === 'league')]
  const year = kind === 'year' ? options[0] : about[kinds.indexOf('year')]
  return prize === undefined || year === undefined ? null : `${prize} ${year}`
}

/** Men with the right one, clubs of the sentence or of a riddle, and the edition: what should not come again soon. */
function subjectsOf(question: Question): string[] {
  const { about: kinds } = templateOf(question.template)
  const clubs = question.about.filter((_, at) => CLUBS.includes(kinds[at]!))
  const edition = editionOf(question)
  return [...new Set([...peopleOf(question), ...clubs, ...(edition === null ? [] : [edition])])]
}

/** The four options in one order. */
const optionsOf = ({ options }: Question): string => options.toSorted().join(' ')

const isAboutPicture = ({ template }: Question): boolean => templateOf(template).pictures !== undefined

class Match {
  readonly indices: number[] = []
  readonly #questions: readonly Question[]
  readonly #met = new Set<string>()
  readonly #offered = new Set<string>()
  readonly #clubs = new Set<string>()
  readonly #editions = new Set<string>()

  constructor(questions: readonly Question[]) {
    this.#questions = questions
  }

  /** A picture where those so far lag behind their share, and none beyond the most. */
  wants(at: number): boolean {
    const pictures = this.indices.filter((place) => isAboutPicture(this.#questions[place]!)).length
    const lags = pictures < Math.floor(((this.indices.length + 1) * LEAST_PICTURES) / PICTURES_BY)
    return isAboutPicture(this.#questions[at]!) ? pictures < MOST_PICTURES : !lags
  }

  /** True when no question before is about one of its clubs, or about the same edition. */
  isApart(at: number): boolean {
    const edition = editionOf(this.#questions[at]!)
    if (edition !== null && this.#editions.has(edition)) return false
    return !clubsOf(this.#questions[at]!).some((id) => this.#clubs.has(id))
  }

  fits(at: number): boolean {
    const { template } = this.#questions[at]!
    const before = this.indices.map((place) => this.#questions[place]!.template)
    const figures = before.filter((id) => templateOf(id).compares).length
    const memberships = before.filter((id) => templateOf(id).isMembership).length
    const plain = before.filter((id) => templateOf(id).isPlain).length
    return (
      !this.indices.includes(at) &&
      before.at(-1) !== template &&
      before.filter((id) => id === template).length < MAX_PER_TEMPLATE &&
      !(templateOf(template).compares && figures >= MAX_COMPARISONS) &&
      !(templateOf(template).isPlain && plain >= MAX_PLAIN) &&
      !(templateOf(template).isMembership && memberships >= MAX_MEMBERSHIPS) &&
      !namedIn(this.#questions[at]!).some((id) => this.#met.has(id)) &&
      !this.#offered.has(optionsOf(this.#questions[at]!))
    )
  }

  add(at: number): void {
    this.indices.push(at)
    for (const id of namedIn(this.#questions[at]!)) this.#met.add(id)
    this.#offered.add(optionsOf(this.#questions[at]!))
    for (const id of clubsOf(this.#questions[at]!)) this.#clubs.add(id)
    const edition = editionOf(this.#questions[at]!)
    if (edition !== null) this.#editions.add(edition)
  }
}

/** Permutations of four options. */
export const ORDERS = 24

/** Order of the four options in a round, from 64 secret bits: `[2, 0, 3, 1]` begins with the third. */
export function orderOf(draw: bigint): number[] {
  let rest = Number(draw % BigInt(ORDERS))
  const left = [0, 1, 2, 3]
  const order: number[] = []
  for (let count = left.length; count > 0; count--) {
    order.push(...left.splice(rest % count, 1))
    rest = Math.floor(rest / count)
  }
  return order
}
