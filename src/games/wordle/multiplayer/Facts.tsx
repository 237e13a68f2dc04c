import { plural } from '#i18n/format.ts'
import type { RoomState } from '#stores/room.ts'
import type { View } from '../race/state.ts'
import type { Words } from './words.ts'

type Props = Words & { code: string; state: RoomState<View> }

/** The match in figures, for the side of wide screens. */
export function Facts({ code, state, locale, t: { rooms: t } }: Props) {
  const { settings, game } = state.view
  const round = game?.round ?? 1
  const facts = [
    [t.round, `${round} / ${settings.rounds}`],
    [t.difficulty, t[settings.difficulty]],
    [t.room, code],
    ...(state.watching > 0 ? [[t.subtitle, plural(locale, t.watching, state.watching)]] : []),
  ]
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="n">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
