import type { Footballer } from '#data/types.ts'
import { de, el, le } from '#data/phrases/grammar.ts'
import { POOL } from '../tiles.ts'
import { both, CLUBS, column, count, group, NATIONS, NO, say, sure, UNKNOWN, YES, type Group } from './group.ts'
import { mayStillHaveWon, titles } from './honours.ts'
import { endOf, sharedStays } from '../spells.ts'

const LEAST_OF_NATION = 15
/** Years that two must share at a club to be remembered as team-mates. */
const SHARED_YEARS = 2
const STAR = 5

/** Somebody without a recorded cap is in doubt. */
const nations = (): Group[] =>
  NATIONS.filter(({ verdicts }) => count(verdicts) >= LEAST_OF_NATION).map(({ id, noun, people, verdicts }) => {
    const capped = column({ kind: 'capped', nation: id })
    return group(
      `nation:${id}`,
      { kind: 'nation', family: 'person', base: 1 },
      say(
        `${noun.en} internationals`,
        `Internationaux ${people.fr}`,
        `Internacionales con ${id === 'NL' ? 'los Países Bajos' : noun.es}`,
      ),
      (_, at) => (verdicts[at] === YES && capped[at] === NO ? UNKNOWN : both(verdicts[at]!, capped[at]!)),
    )
  })

function keepers(): Group[] {
  const isKeeper = column({ kind: 'role', role: 'Goalkeeper' })
  const role = 'role:Goalkeeper'
  return [
    ...CLUBS.map(({ id, noun, verdicts }) =>
      group(
        `keeperClub:${id}`,
        { kind: 'keeperClub', family: 'person', base: 2, loose: [role, `club:${id}`] },
        say(
          `Goalkeepers who played for ${noun.en}`,
          `Gardiens de but passés par ${le(noun)}`,
          `Porteros que pasaron por ${el(noun)}`,
        ),
        (_, at) => both(isKeeper[at]!, verdicts[at]!),
      ),
    ),
    ...NATIONS.map(({ id, people, verdicts }) =>
      group(
        `keeperNation:${id}`,
        { kind: 'keeperNation', family: 'person', base: 1.6, loose: [role, `nation:${id}`] },
        say(`${people.en} goalkeepers`, `Gardiens de but ${people.fr}`, `Porteros ${people.es}`),
        (_, at) => both(isKeeper[at]!, verdicts[at]!),
      ),
    ),
    group(
      'keeperTitle',
      { kind: 'keeperTitle', family: 'person', base: 2.2, loose: [role, 'title:world_cup'] },
      say('Goalkeepers who won the World Cup', 'Gardiens de but champions du monde', 'Porteros campeones del mundo'),
      (_, at) => both(isKeeper[at]!, mayStillHaveWon('world_cup', at, titles.get('world_cup')![at]!)),
    ),
  ]
}

/** Whether both were at a club in the same years; unknown where a year is. */
function wereMates(one: Footballer, star: Footballer): number {
  const shared = sharedStays(one.career, star.career)
  if (one.confidence === 3 && shared.some(({ from, to }) => to - from >= SHARED_YEARS)) return YES
  const mayHave = one.career.some((stay) =>
    star.career.some((other) => {
      if (stay.club !== other.club) return false
      if (stay.from === null || other.from === null) return true
      const isOpen = [stay, other].some(({ to, current }) => to === null && !current)
      return isOpen || Math.min(endOf(stay), endOf(other)) - Math.max(stay.from, other.from) >= -1
    }),
  )
  return sure(false, !mayHave)
}

/** Names that would spoil the fun of a group about their team-mates. */
const UNNAMED = new Set(['dani-alves', 'robinho', 'mason-greenwood', 'thomas-partey'])

/** Team-mates of a star who has had more than one club. */
const teamMates = (): Group[] =>
  POOL.filter(
    ({ id, fame, confidence, career }) =>
      fame === STAR && confidence === 3 && !UNNAMED.has(id) && new Set(career.map(({ club }) => club)).size > 1,
  ).map((star) =>
    group(
      `mates:${star.id}`,
      { kind: 'mates', family: 'person', base: 2.3, loose: star.career.map(({ club }) => `club:${club}`) },
      say(
        `Club team-mates of ${star.name}`,
        `Coéquipiers ${de(star.name)} en club`,
        `Compañeros de club de ${star.name}`,
      ),
      (one) => (one === star ? UNKNOWN : wereMates(one, star)),
    ),
  )

/** Groups about nation, role and team-mates. */
export const people = (): Group[] => [...nations(), ...keepers(), ...teamMates()]
