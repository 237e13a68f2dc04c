import { DIFFICULTIES, ROUND_CHOICES } from '#contracts/wordle-room.ts'
import type { RoomState } from '#stores/room.ts'
import type { View } from '../race/state.ts'
import { Choice } from './Choice.tsx'
import type { RaceRoom } from './RoomScreen.tsx'
import type { Words } from './words.ts'

type Props = Words & { room: RaceRoom; state: RoomState<View>; mine: boolean }

/** The host chooses, the others read. */
export function Settings({ room, state, mine, t: { rooms: t } }: Props) {
  const { settings } = state.view
  const { rounds, difficulty, hideColours } = settings
  const change = (changed: Partial<typeof settings>) =>
    room.send({ type: 'settings', settings: { ...settings, ...changed } })
  return (
    <section className="card stack" aria-label={t.settings}>
      <h2>{t.settings}</h2>
      {mine ? (
        <>
          <Choice
            label={t.rounds}
            value={rounds}
            options={ROUND_CHOICES.map((value) => ({ value, label: String(value) }))}
            onChange={(value) => change({ rounds: value })}
          />
          <Choice
            label={t.difficulty}
            value={difficulty}
            options={DIFFICULTIES.map((value) => ({ value, label: t[value] }))}
            onChange={(value) => change({ difficulty: value })}
          />
          <Choice
            label={t.hideColours}
            value={hideColours}
            options={[false, true].map((value) => ({ value, label: value ? t.on : t.off }))}
            onChange={(value) => change({ hideColours: value })}
          />
        </>
      ) : (
        <dl className="facts">
          <div>
            <dt>{t.rounds}</dt>
            <dd className="n">{rounds}</dd>
          </div>
          <div>
            <dt>{t.difficulty}</dt>
            <dd>{t[difficulty]}</dd>
          </div>
          <div>
            <dt>{t.hideColours}</dt>
            <dd>{hideColours ? t.on : t.off}</dd>
          </div>
        </dl>
      )}
      {(mine || hideColours) && <p className="xs muted">{t.hideSays}</p>}
    </section>
  )
}
