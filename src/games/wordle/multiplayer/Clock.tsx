import type { CSSProperties } from 'react'
import { plural } from '#i18n/format.ts'
import type { View } from '../race/state.ts'
import type { RaceRoom } from './RoomScreen.tsx'
import { useSecondsUntil } from './use-room-clock.ts'
import type { Words } from './words.ts'

/** Seconds at which the time left is also spoken. */
const SPOKEN = [30, 10]
const HURRY_SECONDS = 10

type Props = { room: RaceRoom; view: View; locale: Words['locale']; t: Words['t']['rooms'] }

/** The time left of the phase, by the room's clock. */
export function Clock({ room, view, locale, t }: Props) {
  const seconds = useSecondsUntil(view.clock?.until ?? null, room.now)
  const { since, until } = view.clock ?? { since: 0, until: 1000 }
  const whole = (until - since) / 1000
  const spoken = SPOKEN.find((at) => seconds <= at && seconds > at - 3 && view.game?.phase === 'round')
  return (
    <div className="clock" data-hurry={seconds <= HURRY_SECONDS || undefined} role="timer" aria-live="off">
      <span className="vh">{t.timeLeft}</span>
      <span className="tbar" aria-hidden="true">
        <i style={{ '--v': seconds / whole } as CSSProperties} />
      </span>
      <b className="num">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</b>
      <span className="vh" role="status">
        {spoken === undefined ? '' : plural(locale, t.secondsLeft, spoken)}
      </span>
    </div>
  )
}
