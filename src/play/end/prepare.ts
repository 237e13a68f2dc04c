import type { Locale } from '#i18n/locales.ts'
import type { OwnWords, PlayView, PlayWords } from '../game.ts'
import type { EndProps, PlayEnd } from './play-end.ts'
import type { HonoursPart } from './honours.ts'
import { addressesOf } from './squares.ts'
import { END_WORDS, type EndWords } from './words/index.ts'

type Ended<View extends PlayView, Own extends OwnWords> = { end: () => Promise<PlayEnd<View, Own>> }

/**
 * Promises by loader, because every render asks for the same end. Failed loads are removed, so that they can be
 * retried.
 */
const loads = new Map<() => Promise<unknown>, Promise<unknown>>()

/** Returns the same promise for the same loader. */
export function once<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const known = loads.get(load) as Promise<Loaded> | undefined
  if (known) return known
  const loading = load()
  loads.set(load, loading)
  loading.then(
    // Marks the promise as React's `use` does, so that the first render does not suspend and blank the page.
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    () => loads.delete(load),
  )
  return loading
}

/** A game's end, for React's `use`. */
export const endOf = <View extends PlayView, Own extends OwnWords>(game: Ended<View, Own>) => once(game.end)

const WORDS = new Map<Locale, () => Promise<EndWords>>()

/** Words of the end, for React's `use`. */
export function endWords(locale: Locale): Promise<EndWords> {
  if (!WORDS.has(locale)) WORDS.set(locale, async () => (await END_WORDS[locale]()).words)
  return once(WORDS.get(locale)!)
}

const HONOURS = new Map<Locale, () => Promise<HonoursPart | null>>()

/** Component and words for new honours, for React's `use`; null when loading fails, because the end works without. */
export function honoursPart(locale: Locale): Promise<HonoursPart | null> {
  if (!HONOURS.has(locale))
    HONOURS.set(locale, () => import('./honours.ts').then((part) => part.load(locale)).catch(() => null))
  return once(HONOURS.get(locale)!)
}

/**
 * Preloads everything that a game's end shows, including its picture. Call it when a run is over, while its last row
 * animates; the board stays until the end is ready. Rejects when code or words fail to load.
 */
export async function prepareEnd<View extends PlayView, Own extends OwnWords>(
  game: Ended<View, Own>,
  props: Omit<EndProps<View, Own>, 't'> & { t: PlayWords<Own> },
): Promise<void> {
  const [{ star }, words] = await Promise.all([endOf(game), endWords(props.locale), honoursPart(props.locale)])
  const footballer = star?.({ ...props, t: { ...props.t, end: words.end } })
  if (footballer?.portrait) for (const address of addressesOf(`portrait/${footballer.id}`)) new Image().src = address
}
