import { useEffect, useRef, useState } from 'react'
import { kitOf } from '#core/kits.ts'
import { OFFER_MS, windowOf } from '#contracts/lobby.ts'
import { fill, number } from '#i18n/format.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { $guestKit } from '#play/room/guest.ts'
import sheet from '#play/room/sheet.module.css'
import { Button } from '#ui/Button.tsx'
import { Kit } from '#ui/Kit.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import styles from './searching.module.css'

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

type Props = {
  /** Start of the search, ms since 1970; null: no answer from the lobby yet. */
  since: number | null
  rating: number | null
  meanwhile: Meanwhile
  onCancel: () => void
  locale: Locale
  t: Messages<'rooms'>
}

/** Rating window and duration of the search, and after a while an alternative. */
export function Searching({ since, rating, meanwhile, onCancel, locale, t }: Props) {
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
