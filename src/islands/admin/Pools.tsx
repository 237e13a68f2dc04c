import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import type { Pool } from '#contracts/admin-desk.ts'
import { GAME_IDS } from '#core/games.ts'
import { number, plural } from '#i18n/format.ts'
import * as api from './api.ts'
import { Paged } from './Paged.tsx'
import { Table } from './Table.tsx'
import { usePages } from './use-pages.ts'
import { gameName, wordFor, type Speech } from './words.ts'

/** Number of questions by game and mode; closed modes (too few questions) come first. */
export function Pools({ speech }: { speech: Speech }) {
  const { admin } = speech.t
  const id = useId()
  const [game, setGame] = useState('')
  const pages = usePages(api.pools)
  return (
    <Paged speech={speech} pages={pages} empty={{ title: admin.nothingHere }}>
      {(pools) => (
        <>
          <div className="row wrap">
            <label htmlFor={id} className="b sm">
              {admin.game}
            </label>
            <select id={id} className="input sm" value={game} onChange={(event) => setGame(event.target.value)}>
              <option value="">{admin.allGames}</option>
              {GAME_IDS.filter((known) => pools.some((pool) => pool.game === known)).map((known) => (
                <option key={known} value={known}>
                  {gameName(speech, known)}
                </option>
              ))}
            </select>
            <span role="status" className="sm muted">
              {plural(speech.locale, admin.closedPools, pools.filter(({ open }) => !open).length)}
            </span>
          </div>
          <div className="card">
            <Table
              caption={admin.pools}
              columns={columnsOf(speech)}
              rows={closedFirst(pools.filter((pool) => game === '' || pool.game === game))}
              keyOf={(pool) => `${pool.game} ${pool.mode} ${pool.part}`}
            />
          </div>
        </>
      )}
    </Paged>
  )
}

const closedFirst = (pools: readonly Pool[]): Pool[] => pools.toSorted((one, other) => +one.open - +other.open)

function columnsOf(speech: Speech) {
  const { locale, t } = speech
  const { admin } = t
  return [
    { label: admin.game, cell: ({ game }: Pool) => <b>{gameName(speech, game)}</b> },
    { label: admin.mode, cell: ({ mode }: Pool) => wordFor(admin, `mode-${mode}`, mode) },
    { label: admin.part, cell: ({ part }: Pool) => part && wordFor(t.football, `theme-${part}`, part) },
    { label: admin.counted, cell: ({ items }: Pool) => wordFor(admin, `items-${items}`, items) },
    {
      label: admin.size,
      cell: ({ size, least }: Pool) => `${number(locale, size)} / ${number(locale, least)}`,
      numeric: true,
    },
    { label: admin.state, cell: (pool: Pool) => <State speech={speech} pool={pool} /> },
  ]
}

function State({ speech: { t }, pool }: { speech: Speech; pool: Pool }) {
  const Icon = pool.open ? CircleCheck : CircleAlert
  return (
    <span className={pool.open ? 'chip chip-c' : 'chip chip-a'}>
      <Icon className="i i-s" aria-hidden="true" />
      {pool.reason ? t.admin[`closed-${pool.reason}`] : t.admin.poolOpen}
    </span>
  )
}
