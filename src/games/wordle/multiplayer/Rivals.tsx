import { Check, Flag, Search, X } from 'lucide-react'
import { fill, plural } from '#i18n/format.ts'
import type { RoomState } from '#stores/room.ts'
import { Shirt } from '#ui/Shirt.tsx'
import type { TileState } from '../engine/index.ts'
import type { Rival, RivalState, View } from '../race/state.ts'
import type { RaceRoom } from './RoomScreen.tsx'
import { isAway } from './seats.ts'
import { useHeard } from './use-heard.ts'
import type { Words } from './words.ts'

const SIGNS = { playing: Search, solved: Check, missed: X, out: Flag } as const

/** The others' boards: squares, dots and holes for right, near and wrong, never a name; or nothing but counts. */
export function Rivals({ room, state, locale, t: { rooms: t } }: Words & { room: RaceRoom; state: RoomState<View> }) {
  const heard = useHeard(room)
  const { players, you } = state.view
  const rivals = (state.view.game?.boards ?? []).filter(({ seat }) => seat !== you)
  const says: Record<RivalState, string> = {
    playing: t.rivalPlaying,
    solved: t.rivalSolved,
    missed: t.rivalMissed,
    out: t.rivalOut,
  }
  return (
    <ul className="rivals" aria-label={t.rivals}>
      {rivals.map((rival) => {
        const Sign = SIGNS[rival.state]
        const away = isAway(state.seats, rival.seat) && rival.state !== 'out'
        return (
          <li key={rival.seat} className="rival" data-s={rival.state}>
            <span className="row">
              <Shirt number={rival.seat + 1} state={rival.state === 'solved' ? 'done' : 'next'} />
              <span className="grow">
                <b className="cut">{players.find(({ seat }) => seat === rival.seat)?.name}</b>
                <span className="xs muted n cut">
                  {away ? t.isAway : plural(locale, t.rivalGuesses, rival.guesses)}
                  {heard?.seat === rival.seat && (
                    <b className="said" aria-hidden="true">{` · ${t[`react-${heard.reaction}`]}`}</b>
                  )}
                </span>
              </span>
              <Sign className="i i-s" aria-hidden="true" />
              <span className="vh">{says[rival.state]}</span>
            </span>
            {rival.rows && rival.rows.length > 0 && <Mini rival={rival} rows={rival.rows} t={t} />}
          </li>
        )
      })}
    </ul>
  )
}

function Mini({ rival, rows, t }: { rival: Rival; rows: TileState[][]; t: Words['t']['rooms'] }) {
  const count = (row: TileState[], state: TileState) => row.filter((tile) => tile === state).length
  return (
    <ol className="mini">
      {rows.map((row, at) => (
        <li key={`${rival.seat}-${at}`}>
          {row.map((tile, column) => (
            <i key={column} data-s={tile} aria-hidden="true" />
          ))}
          <span className="vh">
            {fill(t.rivalRow, { n: at + 1, right: count(row, 'ok'), near: count(row, 'near') })}
          </span>
        </li>
      ))}
    </ol>
  )
}
