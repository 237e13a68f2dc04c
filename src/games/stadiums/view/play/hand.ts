import { atom } from 'nanostores'
import { persisted } from '#stores/persisted.ts'
import type { Places, View } from '../../rules/engine.ts'
import { CARDS } from '../../rules/terms.ts'

/** Clubs placed in unchecked runs, newest run first; stored, so that it survives a reload. */
type Kept = readonly { run: string; places: Places }[]

const MOST_RUNS = 6

const isPlaces = (value: unknown): value is Places =>
  Array.isArray(value) && value.length === CARDS && value.every((one) => one === null || typeof one === 'string')

/** Parsed without a library, which would be larger than the rest of this module. */
const KEPT = {
  safeParse: (value: unknown): { data?: Kept } =>
    Array.isArray(value) && value.every(({ run, places }) => typeof run === 'string' && isPlaces(places))
      ? { data: value as Kept }
      : {},
}

export const $kept = persisted<Kept>('stadiums-placed', KEPT, [])

/** The current run, once known. */
export const $currentRun = atom<{ run: string; view: View } | null>(null)

type Hand = {
  /** Selected club, waiting for a card. */
  logo: string | null
  /** Selected card, waiting for a club. */
  card: number | null
  /** Card changed last. */
  newest: number | null
  /** Club of that change; null when it was removed. */
  placedClub: string | null
  /** A placement that was rejected because a check has shown it to be wrong. */
  refused: { token: string; at: number } | null
}

const EMPTY: Hand = { logo: null, card: null, newest: null, placedClub: null, refused: null }

export const $hand = atom<Hand>(EMPTY)

export const emptyHand = (): void => $hand.set(EMPTY)

/** Clubs on the open cards of a run; clubs that a check has shown to be wrong are back in the tray. */
export function placesOf(kept: Kept, run: string, view: View): Places {
  const right = new Set(view.cards.map((card) => card.right?.logo))
  const places = kept.find((one) => one.run === run)?.places ?? []
  return view.cards.map((card, at) => {
    const token = places[at] ?? null
    if (token === null || card.right || right.has(token) || view.tried[at]!.includes(token)) return null
    return view.logos.some((logo) => logo.token === token) ? token : null
  })
}

/**
 * Reason why a club cannot be placed on a card: the card is locked, or a check has shown the club to be wrong there.
 */
export function refusalOf(view: View, token: string, at: number): 'locked' | 'tried' | null {
  if (view.cards[at]!.right) return 'locked'
  return view.tried[at]!.includes(token) ? 'tried' : null
}

/** The places with a club moved to a card, or to the tray (null). A club already there swaps with it. */
export function moved(view: View, places: Places, token: string, to: number | null): Places {
  const from = places.indexOf(token)
  const occupant = to === null ? null : places[to]!
  const next = places.map((one, at) => (at === to ? token : one === token ? null : one))
  const swaps = occupant !== null && occupant !== token && from >= 0 && refusalOf(view, occupant, from) === null
  return swaps ? next.with(from, occupant) : next
}

/** Moves a club to a card of the current run, or to the tray (null); announces a rejection. */
export function put(token: string, to: number | null): void {
  const current = $currentRun.get()
  if (!current) return
  const { run, view } = current
  const refusal = to === null ? null : refusalOf(view, token, to)
  if (refusal) {
    $hand.set({ ...$hand.get(), refused: refusal === 'tried' ? { token, at: to! } : null })
    return
  }
  const before = placesOf($kept.get(), run, view)
  // Moving from the tray to the tray changes nothing.
  if (to === null && !before.includes(token)) return
  const places = moved(view, before, token, to)
  $kept.update((kept) => [{ run, places }, ...kept.filter((one) => one.run !== run)].slice(0, MOST_RUNS))
  $hand.set({ ...EMPTY, newest: to ?? before.indexOf(token), placedClub: to === null ? null : token })
}

const select = (selection: Partial<Hand>) =>
  $hand.set({ ...$hand.get(), logo: null, card: null, refused: null, ...selection })

/** Tap on a club: places it on the selected card, or selects it. */
export function tapLogo(token: string): void {
  const { logo, card } = $hand.get()
  if (card !== null) put(token, card)
  else select({ logo: logo === token ? null : token })
}

/** Tap on a card: places the selected club; otherwise picks up the club on it, or selects the card. */
export function tapCard(at: number): void {
  const current = $currentRun.get()
  const { logo, card } = $hand.get()
  if (!current || current.view.cards[at]!.right) return
  if (logo !== null) return put(logo, at)
  const placed = placesOf($kept.get(), current.run, current.view)[at]
  select(placed ? { logo: placed } : { card: card === at ? null : at })
}
