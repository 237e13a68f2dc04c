import { Dices } from 'lucide-react'
import { useId } from 'react'
import '#styles/fields.css'
import { PLAYER_NAME_MAX } from '#contracts/player-name.ts'
import { kitText } from '#core/kits.ts'
import { fill } from '#i18n/format.ts'
import { Kit } from '#ui/Kit.tsx'
import type { EntryWords } from './entry-words.ts'
import styles from './guest-fields.module.css'
import { GUEST_KITS } from './guest.ts'
import type { Guest } from './use-guest.ts'

type Props = { guest: Guest; t: EntryWords }

/** Name, with a die for another one, and shirt. */
export function GuestFields({ guest, t }: Props) {
  const id = useId()
  if (guest.isAccount) return <p className={styles.account}>{t.accountPlays}</p>
  return (
    <>
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
              checked={guest.kit === kitText(kit)}
              onChange={() => guest.setKit(kitText(kit))}
            />
            <Kit kit={kit} />
            <span className="vh">{fill(t.shirtNumber, { n: at + 1 })}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
