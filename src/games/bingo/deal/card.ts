import { shuffled, type Random } from '#core/random.ts'
import type { BingoBand, BingoCriterion } from '#data/pools.ts'
import type { CriterionKind } from '#data/types.ts'
import { CELLS } from '../rules/terms.ts'

/** Minimum of cells per criterion kind on a card (docs/games/bingo.md). */
const LEAST: readonly { kind: CriterionKind; cells: number }[] = [
  { kind: 'club', cells: 5 },
  { kind: 'nation', cells: 3 },
]

/** Maximum of cells for some criterion kinds on a card (docs/games/bingo.md). */
const MOST: readonly { kinds: readonly CriterionKind[]; cells: number }[] = [
  { kinds: ['title', 'competition', 'competitionWith'], cells: 6 },
  { kinds: ['league'], cells: 1 },
  { kinds: ['squad'], cells: 2 },
  { kinds: ['decade'], cells: 2 },
]

/**
 * Maximum of cells for criteria that are undecided for more than this share of the level's players: a dealt player must
 * be decided in every cell.
 */
const DOUBTFUL = { share: 0.25, cells: 1 }

/** Maximum of clubs from one league on an easy card. */
const MOST_OF_A_LEAGUE = 2

const TRIES = 200

/**
 * Draws sixteen criteria of the band, or null when it has too few. A full card is always possible: each criterion is
 * met by more footballers than the card has cells, so sixteen different ones can be named.
 */
export function drawCard(band: BingoBand, random: Random): BingoCriterion[] | null {
  if (band.criteria.some(({ holders }) => holders.size < CELLS)) return null
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const deck = shuffled(band.criteria, random)
    const card: BingoCriterion[] = []
    for (const { kind, cells } of LEAST) {
      const own = deck.filter(({ criterion }) => criterion.kind === kind)
      fill(card, own, card.length + cells, band)
    }
    fill(card, deck, CELLS, band)
    if (isCard(card)) return shuffled(card, random)
  }
  return null
}

function fill(card: BingoCriterion[], deck: readonly BingoCriterion[], size: number, band: BingoBand) {
  for (const held of deck) {
    if (card.length >= size) return
    if (!card.includes(held) && fits(card, held, band)) card.push(held)
  }
}

const count = (card: readonly BingoCriterion[], kinds: readonly CriterionKind[]): number =>
  card.filter(({ criterion }) => kinds.includes(criterion.kind)).length

const isCard = (card: readonly BingoCriterion[]): boolean =>
  card.length === CELLS && LEAST.every(({ kind, cells }) => count(card, [kind]) >= cells)

/** True for sixteen criteria that `drawCard` could draw. */
export const couldDraw = (band: BingoBand, card: readonly BingoCriterion[]): boolean =>
  isCard(card) && card.every((held, at) => !card.slice(0, at).includes(held) && fits(card.slice(0, at), held, band))

function fits(card: readonly BingoCriterion[], held: BingoCriterion, band: BingoBand): boolean {
  const { level, tooNear, leagueOf } = band
  const { criterion, key } = held
  if (MOST.some(({ kinds, cells }) => kinds.includes(criterion.kind) && count(card, kinds) >= cells)) return false
  if (card.some((other) => tooNear.get(key)?.has(other.key))) return false
  if (isDoubtful(held, band) && card.filter((other) => isDoubtful(other, band)).length >= DOUBTFUL.cells) return false
  if (level !== 'easy' || criterion.kind !== 'club') return true
  const league = leagueOf(criterion.club)
  const rivals = card.filter(({ criterion: other }) => other.kind === 'club' && leagueOf(other.club) === league)
  return league === null || rivals.length < MOST_OF_A_LEAGUE
}

const isDoubtful = ({ open }: BingoCriterion, { footballers }: BingoBand): boolean =>
  open.size > DOUBTFUL.share * footballers.length
