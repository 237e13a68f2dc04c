import { Dices } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import '#styles/fields.css'
import { PLAYER_NAME_MAX } from '#contracts/player-name.ts'
import { kitText } from '#core/kits.ts'
import { fill } from '#i18n/format.ts'
import { Kit } from '#ui/Kit.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { EntryWords } from './entry-words.ts'
import styles from './guest-fields.module.css'
import { GUEST_KITS, keepChosen, type Guest } from './guest.ts'

type Props = { guest: Guest; t: EntryWords }

/**
 * Name with a dice button, and shirt. A signed-in player sees a note of the same height instead, so that nothing shifts
 * when the session becomes known after the first paint.
 */
export function GuestFields({ guest, t }: Props) {
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  useLayoutEffect(() => {
    if (!hydrated) keepChosen(fields.current!)
  }, [hydrated])
  return (
    <div className={styles.who}>
      {guest.isAccount && (
        <div className={styles.account}>
          <Shirt number={1} state="next" />
          <p>{t.accountPlays}</p>
        </div>
      )}
      <div ref={fields} className={styles.fields} inert={guest.isAccount} data-hidden={guest.isAccount || undefined}>
        <div className="field">
          <label htmlFor={id}>{t.nameLabel}</label>
          <div className={`input ${styles.name}`}>
            <input
              id={id}
              value={guest.name}
              maxLength={PLAYER_NAME_MAX}
              autoComplete="nickname"
              enterKeyHint="done"
              aria-describedby={`${id}-says`}
              onChange={(event) => guest.setName(event.target.value)}
            />
            <button type="button" className={styles.die} aria-label={t.anotherName} onClick={guest.roll}>
              <Dices className="i" aria-hidden="true" />
            </button>
          </div>
          <p id={`${id}-says`} className="xs muted">
            {t.nameHint}
          </p>
        </div>
        <fieldset className={styles.shirts}>
          <legend className="vh">{t.shirt}</legend>
          {GUEST_KITS.map((kit, at) => (
            <label key={kitText(kit)} className={styles.shirt}>
              <input
                className="vh"
                type="radio"
                name={`${id}-shirt`}
                value={kitText(kit)}
                checked={guest.kit === kitText(kit)}
                onChange={() => guest.setKit(kitText(kit))}
              />
              <Kit kit={kit} />
              <span className="vh">{fill(t.shirtNumber, { n: at + 1 })}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  )
}
