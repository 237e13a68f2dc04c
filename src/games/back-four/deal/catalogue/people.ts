import { SEASONS } from '#data/records.ts'
import type { Footballer } from '#data/types.ts'
import { de, el, le, the } from '#data/phrases/grammar.ts'
import { POOL } from '../tiles.ts'
import { both, CLUBS, column, count, group, NATIONS, say, sure, UNKNOWN, YES, type Group } from './group.ts'
import { titles } from './honours.ts'
import { endOf, sharedStays } from '../spells.ts'

const LEAST_OF_NATION = 15
/** Years that two must share at a club to be remembered as team-mates. */
const SHARED_YEARS = 2
const STAR = 5

const nations = (): Group[] =>
  NATIONS.filter(({ verdicts }) => count(verdicts) >= LEAST_OF_NATION).map(({ id, noun, people, verdicts }) =>
    group(
      `nation:${id}`,
      { kind: 'nation', family: 'person', base: 1 },
      say(`Footballers from ${the(noun)}`, `Footballeurs ${people.fr}`, `Futbolistas ${people.es}`),
      (_, at) => verdicts[at]!,
    ),
  )

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
      (_, at) => both(isKeeper[at]!, titles.get('world_cup')![at]!),
    ),
  ]
}

/** Whether both were at a club in the same years; unknown where a year is. */
function wereMates(one: Footballer, star: Footballer): number {
  const shared = sharedStays(one.career, star.career)
  if (one.confidence === 3 && shared.some(({ from, to }) => to - from >= SHARED_YEARS)) return YES
  let never = true
  for (const mine of one.career)
    for (const his of star.career) {
      if (mine.club !== his.club) continue
      if (mine.from === null || his.from === null) {
        never = false
        continue
      }
      const [begin, end] = [Math.max(mine.from, his.from), Math.min(endOf(mine), endOf(his))]
      const isOpen = [mine, his].some(({ to, current }) => to === null && !current)
      if (end - begin >= -1 || isOpen) never = false
    }
  return sure(false, never)
}

const teamMates = (): Group[] =>
  POOL.filter(({ fame, confidence }) => fame === STAR && confidence === 3).map((star) =>
    group(
      `mates:${star.id}`,
      { kind: 'mates', family: 'person', base: 2.3, loose: star.career.map(({ club }) => `club:${club}`) },
      say(
        `Club team-mates of ${star.name}`,
        `Coéquipiers en club ${de(star.name)}`,
        `Compañeros de club de ${star.name}`,
      ),
      (one) => (one === star ? UNKNOWN : wereMates(one, star)),
    ),
  )

/** The seasons on record begin then. */
const SINCE = 2020

function figures(): Group[] {
  const mostGoals = new Map<string, number>()
  for (const { footballer, goals } of SEASONS)
    mostGoals.set(footballer, Math.max(goals, mostGoals.get(footballer) ?? 0))
  return [
    group(
      'tall',
      { kind: 'height', family: 'person', base: 2.6 },
      say('1.97\u00a0m or taller', '1,97\u00a0m ou plus', '1,97\u00a0m o más'),
      ({ heightCm }) => sure((heightCm ?? 0) >= 197, heightCm !== null && heightCm <= 194),
    ),
    group(
      'small',
      { kind: 'height', family: 'person', base: 2.8 },
      say('1.68\u00a0m or shorter', '1,68\u00a0m ou moins', '1,68\u00a0m o menos'),
      ({ heightCm }) => sure(heightCm !== null && heightCm <= 168, (heightCm ?? 0) >= 171),
    ),
    group(
      'goals20',
      { kind: 'goals', family: 'person', base: 2.5 },
      say(
        'Scored 20 goals or more in a big-five season since 2020/21',
        'Ont marqué au moins 20 buts en une saison dans un grand championnat depuis 2020/21',
        'Marcaron al menos 20 goles en una temporada de una gran liga desde 2020/21',
      ),
      ({ id, role, club, career }) => {
        const goals = mostGoals.get(id) ?? 0
        const wasOver = club === null && career.every(({ to }) => to !== null && to < SINCE)
        return sure(goals >= 21, goals <= 18 && (mostGoals.has(id) || role !== 'Attacker' || wasOver))
      },
    ),
  ]
}

/** Groups about nation, role, team-mates and figures. */
export const people = (): Group[] => [...nations(), ...keepers(), ...teamMates(), ...figures()]
