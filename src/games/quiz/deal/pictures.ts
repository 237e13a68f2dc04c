import { MOST_PICTURES } from '#contracts/quiz-shown.ts'
import { initialsOf } from '#core/initials.ts'
import type { Footballer } from '#data/types.ts'
import { inAll } from '../words/careers.ts'
import type { Drawn } from './deck-file.ts'
import type { QuizFacts } from './facts.ts'
import type { Kind, PictureRef, Question } from './question.ts'
import { templateOf } from './templates.ts'

/** The picture of a subject or an option; null: there is none. */
function pictureOf(kind: Kind, id: string, { countries }: QuizFacts): PictureRef | null {
  if (kind === 'footballer') return { kind: 'face', id }
  if (kind === 'club') return { kind: 'crest', id }
  if (kind === 'ground') return { kind: 'ground', id }
  if (kind !== 'nation') return null
  const flag = countries.find(({ code }) => code === id)?.flag
  return flag === undefined ? null : { kind: 'flag', id: flag }
}

function isDrawn({ kind, id }: PictureRef, { portraits, crests, grounds }: Drawn): boolean {
  if (kind === 'flag') return true
  return (kind === 'ground' ? grounds : kind === 'pixels' || kind === 'face' ? portraits : crests).has(id)
}

/**
 * Pictures beside a question: those of its template, or of the subjects that its text names, or of all four options.
 * None tells the answer: a subject that is itself the right option is left out. `order`: of the options in the round.
 */
export function picturesOf(
  { template, about, options }: Question,
  order: readonly number[],
  facts: QuizFacts,
  drawn: Drawn,
): readonly PictureRef[] {
  const { about: kinds, options: kind, pictures } = templateOf(template)
  if (pictures)
    return pictures(about, facts)
      .filter((one) => isDrawn(one, drawn))
      .slice(0, MOST_PICTURES)
  const named = about
    .flatMap((id, at) => (kinds[at] === kind && id === options[0] ? [] : (pictureOf(kinds[at]!, id, facts) ?? [])))
    .filter((one) => isDrawn(one, drawn))
  if (named.length > 0) return named
  const all = order.flatMap((at) => pictureOf(kind, options[at]!, facts) ?? [])
  return all.length === options.length && all.every((one) => isDrawn(one, drawn)) ? all : []
}

/** Answers that stand on the screen as a board, below what they belong to. */
const BOARDS: readonly Kind[] = ['year', 'city', 'venue']

/** True when the right answer is itself shown as a board: a year, or a city. */
export const hasBoard = ({ template }: Question): boolean => BOARDS.includes(templateOf(template).options)

/**
 * Pictures shown once the question is closed, that of the right answer last; a face that was asked in few pixels comes
 * first. Empty only beside a board.
 */
export function picturesOfAnswer(question: Question, facts: QuizFacts, drawn: Drawn): readonly PictureRef[] {
  const { template, about, options } = question
  const { options: kind, pictures, revealed } = templateOf(template)
  const hidden = (pictures?.(about, facts) ?? []).filter((one) => one.kind === 'pixels' && one.id !== options[0])
  const faces = hidden.map(({ id }): PictureRef => ({ kind: 'face', id })).filter((one) => isDrawn(one, drawn))
  const special = revealed?.(about, options[0], facts) ?? []
  if (special.length > 0 && special.every((one) => isDrawn(one, drawn))) return [...faces, ...special]
  if (kind === 'year') return faces.length > 0 ? faces : subjectOf(question, facts, drawn)
  const answer = standInsFor(kind, options[0], about, facts, drawn).find((one) => isDrawn(one, drawn))
  return answer ? [...faces, answer] : faces
}

/** The man, club or nation that a year is asked about. */
function subjectOf({ template, about }: Question, facts: QuizFacts, drawn: Drawn): readonly PictureRef[] {
  const { about: kinds } = templateOf(template)
  const all = about.flatMap((id, at) => {
    const kind = kinds[at] !== 'word' ? kinds[at]! : facts.grammar.countries.has(id) ? 'nation' : 'club'
    return standInsFor(kind, id, about, facts, drawn)
  })
  return all.filter((one) => isDrawn(one, drawn)).slice(0, 1)
}

/** The picture of an option, and what takes its place where it is not drawn, the best first. */
function standInsFor(
  kind: Kind,
  id: string,
  about: readonly string[],
  facts: QuizFacts,
  drawn: Drawn,
): readonly PictureRef[] {
  const all: (PictureRef | null)[] = [pictureOf(kind, id, facts)]
  const flag = (nation: string | undefined) => (nation === undefined ? null : pictureOf('nation', nation, facts))
  if (kind === 'footballer') {
    const man = facts.footballer(id)
    all.push(shirtOf(man, about, facts, drawn), flag(man.nation))
  }
  if (kind === 'ground') all.push({ kind: 'crest', id })
  if (kind === 'city') all.push({ kind: 'ground', id })
  if (kind === 'club' || kind === 'ground' || kind === 'city') all.push(flag(facts.club(id).nation))
  if (kind === 'venue') all.push(flag(countryOf(id, facts)))
  return all.filter((one) => one !== null)
}

/** The country of a city: the only host of a tournament that ended there, or that of a club. */
const countryOf = (city: string, { history, clubs }: QuizFacts): string | undefined =>
  history.finals.find((final) => final.city === city && final.hosts.length === 1)?.hosts[0] ??
  clubs.find((club) => club.city === city)?.nation

/** Longer than any stay. */
const ASKED_YEARS = 99
const MOST_INITIALS = 3

/** A shirt with his initials: of the club that was asked, else of that where he was longest; null: none is drawn. */
function shirtOf(
  { name, career }: Footballer,
  about: readonly string[],
  { asOf }: QuizFacts,
  drawn: Drawn,
): PictureRef | null {
  const yearsAt = ({ club, from, to, current }: Footballer['career'][number]) => {
    const end = to ?? (current ? Number.parseInt(asOf, 10) : from)
    return about.includes(club) ? ASKED_YEARS : (end ?? 0) - (from ?? end ?? 0)
  }
  const [longest] = career
    .filter(({ club }) => isDrawn({ kind: 'kit', id: club }, drawn))
    .toSorted((one, other) => yearsAt(other) - yearsAt(one))
  return longest
    ? { kind: 'kit', id: longest.club, label: inAll(() => initialsOf(name).slice(0, MOST_INITIALS).join('')) }
    : null
}
