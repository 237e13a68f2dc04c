import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState, useRef } from 'react'
import { OFFER_MS, windowOf, type QuickGame } from '#contracts/lobby.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { Connecting } from '#play/room/Connecting.tsx'
import type { EntryWords } from '#play/room/entry-words.ts'
import { $guestKit, $guestName } from '#play/room/guest.ts'
import { useSubtitle } from '#play/room/use-subtitle.ts'
import { createLobby, type Search } from '#stores/room/lobby.ts'
import { Button } from '#ui/Button.tsx'
import { declareIntent } from '#ui/intent.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import type { Messages } from '#i18n/messages/index.ts'
import entryStyles from '#play/room/entry.module.css'
import { kitOf } from '#core/kits.ts'
import { fill, number } from '#i18n/format.ts'
import sheet from '#play/room/sheet.module.css'
import { Kit } from '#ui/Kit.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import styles from './searching.module.css'

type Props = {
  game: QuickGame
  /** Alternative that needs no waiting. */
  meanwhile: Meanwhile
  locale: Locale
  entry: EntryWords
  onFound: (room: string) => void
  onCancel: () => void
}

/** Reason why no search is possible; null while searching. */
function stoppedBy(search: Search) {
  if (search.status === 'replaced' || search.status === 'full') return search.status
  return search.status === 'lost' && search.down ? 'lost' : null
}

/** Searches for an opponent while mounted. */
export default function Quick({ game, meanwhile, locale, entry, onFound, onCancel }: Props) {
  const load = useCallback(async () => (await QUICK_WORDS[locale]()).words, [locale])
  const { loaded: t, failed, retry } = useLoaded(load)
  const [lobby] = useState(() =>
    createLobby(game, () => ({ name: $guestName.get().trim(), kit: $guestKit.get(), locale })),
  )
  useEffect(() => {
    declareIntent()
    lobby.open()
    return () => lobby.close()
  }, [lobby])

  const search = useStore(lobby.$search)
  const rating = useStore(lobby.$rating)
  const room = search.status === 'found' ? search.room : null
  useEffect(() => {
    if (room !== null) onFound(room)
    // Runs once per match found; the callback may change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [room])
  useSubtitle(entry.quick)

  if (!t) return failed ? <Button onClick={retry}>{entry.tryNow}</Button> : <Connecting t={entry} />
  const words = { locale, t }
  const stopped = stoppedBy(search)
  if (stopped) {
    return <Stopped status={stopped} meanwhile={meanwhile} onRetry={lobby.retry} onBack={onCancel} {...words} />
  }
  const since = search.status === 'waiting' ? search.since : null
  return <Searching since={since} rating={rating} meanwhile={meanwhile} onCancel={onCancel} {...words} />
}

type StoppedProps = {
  status: 'replaced' | 'full' | 'lost'
  meanwhile: Meanwhile
  onRetry: () => void
  onBack: () => void
  locale: Locale
  t: Messages<'rooms'>
}

/** Explains why no search is possible, with alternatives. */
function Stopped({ status, meanwhile, onRetry, onBack, locale, t }: StoppedProps) {
  const words = {
    replaced: [t.quickElsewhere, t.replacedText],
    full: [t.quickFull, t.downText],
    lost: [t.downTitle, t.downText],
  } as const
  const [title, text] = words[status]
  return (
    <section className={entryStyles.entry} role="alert">
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      <Button look="primary" size="large" onClick={onRetry}>
        {status === 'replaced' ? t.playHere : t.tryNow}
      </Button>
      <a className="btn" href={localePath(locale, meanwhile.path)}>
        {meanwhile.label}
      </a>
      <Button look="quiet" onClick={onBack}>
        {t.quickCancel}
      </Button>
    </section>
  )
}

const TICK_MS = 250

/** Whole seconds since a moment, ms since 1970; 0 without one. */
function useSecondsSince(since: number | null): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const tick = () => setSeconds(since === null ? 0 : Math.max(0, Math.floor((Date.now() - since) / 1000)))
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [since])
  return seconds
}

/** An alternative game while searching. */
export type Meanwhile = { path: `/${string}`; label: string }

type SearchingProps = {
  /** Start of the search, ms since 1970; null: no answer from the lobby yet. */
  since: number | null
  rating: number | null
  meanwhile: Meanwhile
  onCancel: () => void
  locale: Locale
  t: Messages<'rooms'>
}

/** Rating window and duration of the search, and after a while an alternative. */
export function Searching({ since, rating, meanwhile, onCancel, locale, t }: SearchingProps) {
  const seconds = useSecondsSince(since)
  const [waits, setWaits] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const kit = rating === null ? kitOf($guestKit.get()) : null
  const near = rating === null ? '' : number(locale, rating)
  const offers = seconds * 1000 >= OFFER_MS && !waits
  const nobody = rating === null ? t.quickNobody : fill(t.quickNobodyNear, { rating: near })
  const wide = windowOf(0, seconds * 1000)
  return (
    <div className={sheet.page}>
      <section className={sheet.hero}>
        <h2 tabIndex={-1} ref={heading}>
          {rating === null ? t.quickLooking : fill(t.quickNear, { rating: near })}
        </h2>
        <div className={sheet.against} aria-hidden="true">
          {kit ? <Kit kit={kit} /> : <Shirt number={1} state="next" />}
          {t.against}
          <span className={`${sheet.nobody} ${styles.breathes}`}>
            <Shirt number="?" state="training" />
          </span>
        </div>
        <p className={sheet['in-short']}>
          {rating === null
            ? t.quickGuest
            : fill(t.quickRange, {
                from: number(locale, Math.max(0, rating - wide)),
                to: number(locale, rating + wide),
              })}
        </p>
        <p className="num n" aria-hidden="true">
          {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
        </p>
      </section>
      <div className={sheet.sheet}>
        <div className={styles.says}>
          <div data-shown={offers}>
            <h2>{nobody}</h2>
            <p className="sm muted">{t.quickOffer}</p>
          </div>
          <p className="muted" data-shown={!offers}>
            {since === null ? t.connecting : t.quickStays}
          </p>
        </div>
        <span className="vh" role="status">
          {offers ? nobody : ''}
        </span>
        <div className={styles.offer} data-shown={offers}>
          <a className="btn btn-p btn-l" href={localePath(locale, meanwhile.path)}>
            {meanwhile.label}
          </a>
          <Button size="large" onClick={() => setWaits(true)}>
            {t.quickWait}
          </Button>
        </div>
        <Button look="quiet" size="small" onClick={onCancel}>
          {t.quickCancel}
        </Button>
      </div>
    </div>
  )
}

/** Words of rooms, a file per language; a found room needs them too. */
export const QUICK_WORDS: Record<Locale, () => Promise<{ words: Messages<'rooms'> }>> = {
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  es: () => import('./words/es.ts'),
}
