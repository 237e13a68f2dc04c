import { atom } from 'nanostores'
import { persisted } from '#stores/persisted.ts'
import type { Places, View } from '../../rules/engine.ts'
import { CARDS } from '../../rules/terms.ts'

/** What lies on the cards of runs that are not checked yet, the newest run first: it outlives a reload. */
type Kept = readonly { run: string; places: Places }[]

const MOST_RUNS = 6

const isPlaces = (value: unknown): value is Places =>
  Array.isArray(value) && value.length === CARDS && value.every((one) => one === null || typeof one === 'string')

/** By hand: a validator would weigh more than all the rest of this. */
const KEPT = {
  safeParse: (value: unknown): { data?: Kept } =>
    Array.isArray(value) && value.every(({ run, places }) => typeof run === 'string' && isPlaces(places))
      ? { data: value as Kept }
      : {},
}

export const $kept = persisted<Kept>('stadiums-placed', KEPT, [])

/** The run on the page, once it is known. */
export const $table = atom<{ run: string; view: View } | null>(null)

type Hand = {
  /** Tapped: it waits for a card. */
  logo: string | null
  /** Tapped: it waits for a club. */
  card: number | null
  /** That something was put on, or taken from, last. */
  newest: number | null
  /** The club of that; null: it was taken away. */
  said: string | null
  /** What was not taken, because it was wrong there before. */
  refused: { token: string; at: number } | null
}

const EMPTY: Hand = { logo: null, card: null, newest: null, said: null, refused: null }

export const $hand = atom<Hand>(EMPTY)

export const emptyHand = (): void => $hand.set(EMPTY)

/** What lies on the open cards of a run; what was wrong at a check is back in the tray. */
export function placesOf(kept: Kept, run: string, view: View): Places {
  const right = new Set(view.cards.map((card) => card.right?.logo))
  const places = kept.find((one) => one.run === run)?.places ?? []
  return view.cards.map((card, at) => {
    const token = places[at] ?? null
    if (token === null || card.right || right.has(token) || view.tried[at]!.includes(token)) return null
    return view.logos.some((logo) => logo.token === token) ? token : null
  })
}

/** Why a club cannot be put on a card: it is locked, or was wrong there. */
export function refusalOf(view: View, token: string, at: number): 'locked' | 'tried' | null {
  if (view.cards[at]!.right) return 'locked'
  return view.tried[at]!.includes(token) ? 'tried' : null
}

/** The same places with a club on a card, or in the tray (null). What lay there changes places with it. */
export function moved(view: View, places: Places, token: string, to: number | null): Places {
  const from = places.indexOf(token)
  const there = to === null ? null : places[to]!
  const next = places.map((one, at) => (at === to ? token : one === token ? null : one))
  const swaps = there !== null && there !== token && from >= 0 && refusalOf(view, there, from) === null
  return swaps ? next.with(from, there) : next
}

/** Puts a club on a card of the run on the page, or back into the tray (null); it says where that cannot be. */
export function put(token: string, to: number | null): void {
  const table = $table.get()
  if (!table) return
  const { run, view } = table
  const refusal = to === null ? null : refusalOf(view, token, to)
  if (refusal) {
    $hand.set({ ...$hand.get(), refused: refusal === 'tried' ? { token, at: to! } : null })
    return
  }
  const before = placesOf($kept.get(), run, view)
  // From the tray into the tray.
  if (to === null && !before.includes(token)) return
  const places = moved(view, before, token, to)
  $kept.update((kept) => [{ run, places }, ...kept.filter((one) => one.run !== run)].slice(0, MOST_RUNS))
  $hand.set({ ...EMPTY, newest: to ?? before.indexOf(token), said: to === null ? null : token })
}

const hold = (held: Partial<Hand>) => $hand.set({ ...$hand.get(), logo: null, card: null, refused: null, ...held })

/** A club was tapped: it goes to the card that waits, or waits for one itself. */
export function tapLogo(token: string): void {
  const { logo, card } = $hand.get()
  if (card !== null) put(token, card)
  else hold({ logo: logo === token ? null : token })
}

/** A card was tapped: the club that waits goes there; else the one that lies there is taken up, or the card waits. */
export function tapCard(at: number): void {
  const table = $table.get()
  const { logo, card } = $hand.get()
  if (!table || table.view.cards[at]!.right) return
  if (logo !== null) return put(logo, at)
  const lies = placesOf($kept.get(), table.run, table.view)[at]
  hold(lies ? { logo: lies } : { card: card === at ? null : at })
}
