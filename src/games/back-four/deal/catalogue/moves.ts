import { clubById } from '#data/facts.ts'
import { HISTORY } from '#data/history.ts'
import type { Footballer, Names } from '#data/types.ts'
import { au, el, le } from '#data/phrases/grammar.ts'
import { beganOnLoan } from '../disputed.ts'
import { moveBetween } from '../spells.ts'
import { both, CLUBS, count, countFamous, group, NO, say, sure, UNKNOWN, YES, type Group } from './group.ts'

/** Fewer make a pair too rare a subject. */
const LEAST_OF_BOTH = 5
/** Famous footballers that each of two clubs needs. */
const LEAST_FAMOUS = 15

const derbyOf = (one: string, other: string): Names | undefined =>
  HISTORY.derbies.find(({ clubs }) => clubs.includes(one) && clubs.includes(other))?.name

const inBrackets = (text: string | undefined): string => (text ? ` (${text})` : '')

/** Whether somebody moved from one club to the other; in doubt where something lies between. */
function hasMoved({ career }: Footballer, from: string, to: string): number {
  const isNear = career.some(
    ({ club }, step) => club === to && career.slice(0, step).some((before) => before.club === from),
  )
  return sure(moveBetween(career, from, to) !== null, !isNear)
}

/** As above, within one year and without a loan: neither half a year without a club nor a loan is straight. */
function hasMovedStraight(man: Footballer, from: string, to: string): number {
  const [before, next] = moveBetween(man.career, from, to) ?? []
  const isOnLoan = man.career.some(({ club, loan }) => loan && club === to)
  return before && next && (before.to !== next.from || isOnLoan) ? UNKNOWN : hasMoved(man, from, to)
}

/** Rivals of another city whose match has no name: some fans count them. */
const UNNAMED_RIVALS = [
  ['leeds', 'manutd'],
  ['liverpool', 'manutd'],
  ['arsenal', 'manutd'],
  ['juventus', 'milan'],
  ['juventus', 'napoli'],
  ['juventus', 'fiorentina'],
]

/** Whether he went from a club to one of the same city or to such a rival, or soon after. */
const mayHaveCrossed = ({ career }: Footballer): boolean =>
  career.some(({ club }, step) =>
    career.slice(step + 1, step + 3).some(({ club: next }) => {
      const city = clubById(club)?.city
      const areOfOneCity = city != null && city === clubById(next)?.city
      return (
        club !== next && (areOfOneCity || UNNAMED_RIVALS.some((pair) => pair.includes(club) && pair.includes(next)))
      )
    }),
  )

/** Both clubs, and the moves from one to the other. */
function pairs(): Group[] {
  const big = CLUBS.filter(({ verdicts }) => countFamous(verdicts) >= LEAST_FAMOUS)
  return big.flatMap((one, at) =>
    big.slice(at + 1).flatMap((other) => {
      const pair = one.verdicts.map((value, place) => both(value, other.verdicts[place]!))
      if (count(pair) < LEAST_OF_BOTH) return []
      const loose = [`club:${one.id}`, `club:${other.id}`]
      const derby = derbyOf(one.id, other.id)
      const played = group(
        `clubs:${one.id}+${other.id}`,
        { kind: derby ? 'rivals' : 'clubs', family: 'place', base: derby ? 2.5 : 2.4, loose },
        say(
          `Played for ${one.noun.en} and ${other.noun.en}${inBrackets(derby?.en)}`,
          `Ont joué ${au(one.noun)} et ${au(other.noun)}${inBrackets(derby?.fr)}`,
          `Jugaron en ${el(one.noun)} y en ${el(other.noun)}${inBrackets(derby?.es)}`,
        ),
        (_, place) => pair[place]!,
      )
      const moves = [
        [one, other],
        [other, one],
      ].map(([from, to]) =>
        group(
          `move:${from!.id}+${to!.id}`,
          { kind: 'move', family: 'place', base: 2.6, loose },
          say(
            `Left ${from!.noun.en} for ${to!.noun.en}`,
            `Ont quitté ${le(from!.noun)} pour ${le(to!.noun)}`,
            `Dejaron ${el(from!.noun)} por ${el(to!.noun)}`,
          ),
          (man, place) => (pair[place] === YES ? hasMoved(man, from!.id, to!.id) : pair[place]!),
        ),
      )
      return [played, ...moves]
    }),
  )
}

/** "First club: Ajax", as a professional. */
const beginnings = (): Group[] =>
  CLUBS.map(({ id, noun }) =>
    group(
      `began:${id}`,
      { kind: 'began', family: 'place', base: 2.4, loose: [`club:${id}`] },
      say(
        `First senior club: ${noun.en}`,
        `Premier club professionnel\u202f: ${le(noun)}`,
        `Primer club profesional: ${el(noun)}`,
      ),
      ({ id: one, career }) => {
        const [first, ...others] = career
        if (beganOnLoan(id, one)) return UNKNOWN
        const isFirst = first?.club === id
        // A first stay on loan is no proof: the club that lent him out may have played him earlier.
        const isSure =
          first?.from != null && !first.loan && others.every(({ from, club }) => from !== null || club === first.club)
        const isClose = others.some(({ club, from }) => club === id && from === first?.from)
        return sure(isFirst && isSure, career.every(({ club }) => club !== id) || (isSure && !isFirst && !isClose))
      },
    ),
  )

/** World records whose fee or year is disputed: Kaká's was one in pounds, not in euros. */
const DISPUTED_RECORDS = new Set(['omar-sivori', 'paolo-rossi', 'denilson', 'kaka'])

const rareMoves = (): Group[] => {
  const records = new Set(HISTORY.transfers.map(({ footballer }) => footballer))
  return [
    group(
      'record',
      { kind: 'record', family: 'place', base: 2.6 },
      say(
        'Broke the world transfer record',
        'Ont battu le record mondial de transfert',
        'Batieron el récord mundial de traspasos',
      ),
      ({ id }) => (DISPUTED_RECORDS.has(id) ? UNKNOWN : records.has(id) ? YES : NO),
    ),
    group(
      'crossed',
      { kind: 'crossed', family: 'place', base: 3 },
      say(
        'Moved straight to their club’s great rivals',
        'Sont passés directement chez le grand rival',
        'Se fueron directamente al eterno rival',
      ),
      (man) => {
        const moves = HISTORY.derbies.flatMap(({ clubs: [one, other] }) => [
          hasMovedStraight(man, one, other),
          hasMovedStraight(man, other, one),
        ])
        return sure(moves.includes(YES), !moves.includes(UNKNOWN) && !mayHaveCrossed(man))
      },
    ),
  ]
}

/** Groups about two clubs, the first club and transfers. */
export const moves = (): Group[] => [...pairs(), ...beginnings(), ...rareMoves()]
