import { shuffled, type Random } from '#core/random.ts'
import type { BingoBand, CriterionKind, Held } from '#data/pools.ts'

/** Cells of a card. */
export const CELLS = 16

/** What a card holds at least (games.md, "Generation", and order 1.1). */
const LEAST: readonly { kind: CriterionKind; cells: number }[] = [
  { kind: 'club', cells: 5 },
  { kind: 'nation', cells: 3 },
]

/** What it holds at most: six titles, where somebody plays now once (X2), and no run of squads or decades. */
const MOST: readonly { kinds: readonly CriterionKind[]; cells: number }[] = [
  { kinds: ['title', 'competition', 'competitionWith'], cells: 6 },
  { kinds: ['league'], cells: 1 },
  { kinds: ['squad'], cells: 2 },
  { kinds: ['decade'], cells: 2 },
]

/** Of the clubs of one league, on an easy card. */
const MOST_OF_A_LEAGUE = 2

const TRIES = 200

/**
 * Sixteen criteria of the band, or null where they cannot be had. A full card is always possible: each cell is met by
 * more footballers than the card has cells, so that sixteen different ones can be named.
 */
export function drawCard(band: BingoBand, random: Random): Held[] | null {
  if (band.criteria.some(({ holders }) => holders.size < CELLS)) return null
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const deck = shuffled(band.criteria, random)
    const card: Held[] = []
    for (const { kind, cells } of LEAST) {
      const own = deck.filter(({ criterion }) => criterion.kind === kind)
      fill(card, own, card.length + cells, band)
    }
    fill(card, deck, CELLS, band)
    if (isCard(card)) return shuffled(card, random)
  }
  return null
}

function fill(card: Held[], deck: readonly Held[], size: number, band: BingoBand) {
  for (const held of deck) {
    if (card.length >= size) return
    if (!card.includes(held) && fits(card, held, band)) card.push(held)
  }
}

const count = (card: readonly Held[], kinds: readonly CriterionKind[]): number =>
  card.filter(({ criterion }) => kinds.includes(criterion.kind)).length

const isCard = (card: readonly Held[]): boolean =>
  card.length === CELLS && LEAST.every(({ kind, cells }) => count(card, [kind]) >= cells)

function fits(card: readonly Held[], held: Held, { level, tooNear, leagueOf }: BingoBand): boolean {
  const { criterion, key } = held
  if (MOST.some(({ kinds, cells }) => kinds.includes(criterion.kind) && count(card, kinds) >= cells)) return false
  if (card.some((other) => tooNear.get(key)?.has(other.key))) return false
  if (level !== 'easy' || criterion.kind !== 'club') return true
  const league = leagueOf(criterion.club)
  const rivals = card.filter(({ criterion: other }) => other.kind === 'club' && leagueOf(other.club) === league)
  return league === null || rivals.length < MOST_OF_A_LEAGUE
}
