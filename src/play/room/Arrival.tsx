import { useEffect, useRef } from 'react'
import '#styles/fields.css'
import { kitOf } from '#core/kits.ts'
import { fill } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { Kit } from '#ui/Kit.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import type { KitProps } from './game.ts'
import { GuestFields } from './GuestFields.tsx'
import { SeatShirt } from './SeatShirt.tsx'
import styles from './sheet.module.css'
import { useGuest } from './use-guest.ts'
import { useSitting } from './use-sitting.ts'

/** Join by link: who waits, the settings, and one button with name and shirt. */
export function Arrival({ game, room, state, onWatch, ...words }: KitProps & { onWatch: () => void }) {
  const t = words.t.rooms
  const { players, host, settings } = state.view
  const guest = useGuest(t.nicknames)
  const { sit, busy, failed } = useSitting(room, guest)
  const heading = useRef<HTMLHeadingElement>(null)
  const waiting = players.find(({ seat }) => seat === host)
  const kit = kitOf(guest.kit)

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <div className={styles.page}>
      <section className={styles.hero} aria-label={t.match}>
        <h2 tabIndex={-1} ref={heading}>
          {waiting ? fill(t.waits, { name: waiting.name }) : t.waitsNobody}
        </h2>
        <div className={styles.against} aria-hidden="true">
          {waiting ? <SeatShirt seats={state.seats} seat={waiting.seat} /> : <Shirt number="" state="training" />}
          {t.against}
          {kit && !guest.isAccount ? <Kit kit={kit} /> : <Shirt number={players.length + 1} state="next" />}
        </div>
        <p className={styles['in-short']}>{game.inShort(settings, words)}</p>
      </section>
      <form className={styles.sheet} onSubmit={sit}>
        <div>
          <h2>{t.comesOn}</h2>
          <p className="sm muted">{waiting ? fill(t.seesName, { name: waiting.name }) : t.noAccount}</p>
        </div>
        <GuestFields guest={guest} t={t} />
        {failed && (
          <p className="msg-bad" role="alert">
            {t.sitFailed}
          </p>
        )}
        <Button type="submit" look="primary" size="large" busy={busy}>
          {t.takeSeat}
        </Button>
        <Button look="quiet" size="small" onClick={onWatch}>
          {t.onlyWatch}
        </Button>
      </form>
    </div>
  )
}
