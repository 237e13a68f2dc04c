import { shuffled, type Random } from '#core/random.ts'
import { clubsOf, type Pathed } from '#data/pools.ts'
import type { Footballer } from '#data/types.ts'
import { dealOne } from '#games/deal-apart.ts'
import type { Answer, Candidate, Row, Setup } from '../rules/engine.ts'
import { hasAllClubs } from '#data/trust.ts'
import { HARD_TURNS } from '../rules/terms.ts'

/** Clubs that hard shows at first: three, or four when no three identify the footballer. */
const FIRST_CLUBS = [3, 4] as const

/** Clubs of a hard deal, as stored. */
type HardClubs = { clubs: string[]; first: number }

type Shown = Answer & Pathed

/** Footballers who played for all the given clubs, among those with a known career. */
type WasAt = (clubs: readonly string[]) => readonly unknown[]

type ShownClub = (club: string) => Pick<Row, 'name' | 'local' | 'crest'>

export const classicSetup = (answer: Shown, shownClub: ShownClub): Setup => ({
  answer: answerOf(answer),
  career: answer.career.map((spell) => ({ ...spell, ...shownClub(spell.club) })),
  hard: null,
})

export const hardSetup = (answer: Shown, hard: NonNullable<Setup['hard']>, shownClub: ShownClub): Setup => ({
  ...classicSetup(answer, shownClub),
  hard,
})

/**
 * Clubs of a hard deal: the first ones identify the footballer, each miss opens another. Null when no such clubs exist.
 */
export function dealHard(answer: Pathed, wasAt: WasAt, random: Random): HardClubs | null {
  const clubs = shuffled([...clubsOf(answer)], random)
  for (const first of FIRST_CLUBS) {
    const chosen = choices(clubs, first).find((some) => wasAt(some).length === 1)
    if (!chosen) continue
    const others = clubs.filter((club) => !chosen.includes(club))
    return { clubs: [...shuffled(chosen, random), ...others.slice(0, HARD_TURNS - 1)], first }
  }
  return null
}

/** True for clubs that `dealHard` could draw for the footballer. */
export function couldDealHard(answer: Pathed, { clubs, first }: NonNullable<Setup['hard']>, wasAt: WasAt): boolean {
  const his = clubsOf(answer)
  const isHis = new Set(clubs).size === clubs.length && clubs.every((club) => his.has(club))
  const isWhole = clubs.length === Math.min(his.size, first + HARD_TURNS - 1)
  return isHis && isWhole && FIRST_CLUBS.some((count) => count === first) && wasAt(clubs.slice(0, first)).length === 1
}

/** Weights of a draw by fame: well-known footballers come more often, but everybody can come. */
const WEIGHTS: Record<Footballer['fame'], number> = { 5: 6, 4: 6, 3: 5, 2: 2, 1: 1 }

/** Draws a fame by weight, then a footballer of it who is not in `recent`. Throws a RangeError for an empty pool. */
export function dealByFame<Someone extends Pathed>(
  pool: readonly Someone[],
  random: Random,
  recent: readonly string[],
): Someone {
  const groups = [...Map.groupBy(pool, ({ fame }) => fame)]
  let left = random() * groups.reduce((sum, [fame]) => sum + WEIGHTS[fame], 0)
  const drawn = groups.find(([fame]) => (left -= WEIGHTS[fame]) < 0)
  return dealOne(drawn?.[1] ?? pool, random, recent)
}

export const candidateOf = (someone: Pathed): Candidate => ({
  id: someone.id,
  clubs: [...clubsOf(someone)],
  isSure: hasAllClubs(someone),
})

const answerOf = ({ id, name, nation, role, position }: Answer): Answer => ({ id, name, nation, role, position })

/** All combinations of `count` items, in the order of the items. */
const choices = (items: readonly string[], count: number): string[][] =>
  count === 0
    ? [[]]
    : items.flatMap((item, at) => choices(items.slice(at + 1), count - 1).map((others) => [item, ...others]))
