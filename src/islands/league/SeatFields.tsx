import { useStore } from '@nanostores/react'
import { Dices } from 'lucide-react'
import { useId, useState } from 'react'
import '#styles/fields.css'
import type { League } from '#contracts/leagues.ts'
import { PLAYER_NAME_MAX } from '#contracts/player-name.ts'
import { kitOf, kitText } from '#core/kits.ts'
import { fill } from '#i18n/format.ts'
import { $guestKit, $guestName, anyName, GUEST_KITS } from '#play/room/guest.ts'
import { $me } from '#stores/me.ts'
import { preference, setPreference } from '#stores/preferences.ts'
import { Kit } from '#ui/Kit.tsx'
import s from './fields.module.css'
import { freeKits, freeNicknames } from './people.ts'
import type { Speech } from './words.ts'

/**
 * Name and shirt being chosen. Initially the account's, then those chosen before, else random ones unused by `members`.
 */
export function useSeat(nicknames: string, members: League['seats'] = []) {
  const me = useStore($me)
  const taken = members.map(({ name }) => name)
  const free = freeNicknames(nicknames, taken)
  const [drawn] = useState(() => ({ name: anyName(free), kit: drawKit(members) }))
  const [own] = useState(() => kitOf(preference('kit')))
  const [typed, setTyped] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const known = [me?.username, $guestName.get()].find((one) => one && !taken.includes(one))
  const name = typed ?? known ?? drawn.name
  const kit = chosen ?? (own ? kitText(own) : $guestKit.get() || drawn.kit)
  return {
    name,
    kit,
    own,
    setName: setTyped,
    setKit: setChosen,
    roll: () => setTyped(anyName(free, name)),
    /** Saves the shirt unless the player has one; stores a visitor's choice for later rooms and leagues. */
    keep() {
      if (!own) void setPreference('kit', kit)
      if (me) return
      $guestName.set(name.trim())
      $guestKit.set(kit)
    },
  }
}

/** A random shirt, if possible one that no member wears. */
function drawKit(members: League['seats']): string {
  const worn = members.map(({ kit }) => kit)
  const free = freeKits(GUEST_KITS.map(kitText), worn)
  return free[Math.floor(Math.random() * free.length)]!
}

export type SeatChoice = ReturnType<typeof useSeat>

/** Name with a dice button, and five shirts; the player's own one comes first. */
export function SeatFields({ seat, t }: { seat: SeatChoice; t: Speech['t'] }) {
  const id = useId()
  const others = GUEST_KITS.map(kitText).filter((kit) => kit !== (seat.own && kitText(seat.own)))
  const shown = [...(seat.own ? [kitText(seat.own)] : []), ...others].slice(0, 5)
  const kits = shown.includes(seat.kit) ? shown : [seat.kit, ...shown.slice(0, 4)]
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t.playerLabel}</label>
        <div className={`input ${s.name}`}>
          <input
            id={id}
            value={seat.name}
            maxLength={PLAYER_NAME_MAX}
            autoComplete="nickname"
            aria-describedby={`${id}-hint`}
            onChange={(event) => seat.setName(event.target.value)}
          />
          <button type="button" className="ib" aria-label={t.anotherName} onClick={seat.roll}>
            <Dices className="i" aria-hidden="true" />
          </button>
        </div>
        <p id={`${id}-hint`} className="xs muted">
          {t.playerHint}
        </p>
      </div>
      <fieldset className={s.shirts}>
        <legend>{t.shirt}</legend>
        {kits.map((kit, at) => (
          <label key={kit} className={s.shirt}>
            <input
              className="vh"
              type="radio"
              name={`${id}-shirt`}
              value={kit}
              checked={seat.kit === kit}
              onChange={() => seat.setKit(kit)}
            />
            <Kit kit={kitOf(kit)!} />
            <span className="vh">
              {seat.own && kit === kitText(seat.own) ? t.ownShirt : fill(t.shirtNumber, { n: at + 1 })}
            </span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
