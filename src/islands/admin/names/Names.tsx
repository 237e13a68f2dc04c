import { useState } from 'react'
import type { QueuedName } from '#contracts/admin.ts'
import { fill, plural } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import * as api from '../api.ts'
import { Filter } from '../Filter.tsx'
import { countDecided, setOpen } from '../open-counts.ts'
import { Paged } from '../Paged.tsx'
import { SaidLine, useSaid } from '../Said.tsx'
import { Table } from '../Table.tsx'
import { usePages } from '../use-pages.ts'
import { Moment } from '../When.tsx'
import type { Speech } from '../words.ts'
import { AskName, type Asked } from './AskName.tsx'

const STATUSES = ['open', 'renamed', 'refused'] as const
type Status = QueuedName['status']

/** Reported user names. */
export function Names({ speech }: { speech: Speech }) {
  const { admin } = speech.t
  const [status, setStatus] = useState<Status>('open')
  const choices = STATUSES.map((value) => ({ value, label: admin[`name-${value}`] }))
  return (
    <>
      <Filter label={admin.state} choices={choices} chosen={status} onChoose={setStatus} />
      <List key={status} speech={speech} status={status} />
    </>
  )
}

function List({ speech, status }: { speech: Speech; status: Status }) {
  const { admin } = speech.t
  const { said, say } = useSaid()
  const [asked, setAsked] = useState<Asked | null>(null)
  const pages = usePages(
    (cursor) => api.names(status, cursor),
    ({ open }) => setOpen('names', open),
  )
  const columns = [
    { label: admin.username, cell: ({ username }: QueuedName) => <b>{username}</b> },
    {
      label: admin.reports,
      cell: ({ reports }: QueuedName) => plural(speech.locale, admin.reportCount, reports),
      numeric: true,
    },
    { label: admin.since, cell: ({ createdAt }: QueuedName) => <Moment locale={speech.locale} at={createdAt} /> },
  ]
  const actions = {
    label: admin.decision,
    cell: (name: QueuedName) => <Actions speech={speech} name={name} onAsk={setAsked} />,
  }

  return (
    <>
      <SaidLine said={said} takesFocus />
      <Paged
        speech={speech}
        pages={pages}
        empty={
          status === 'open' ? { title: admin.namesEmpty, text: admin.namesEmptyText } : { title: admin.nothingHere }
        }
      >
        {(items) => (
          <div className="card">
            <Table
              caption={admin.names}
              columns={status === 'open' ? [...columns, actions] : columns}
              rows={items}
              keyOf={({ id }) => id}
            />
          </div>
        )}
      </Paged>
      {asked && (
        <AskName
          speech={speech}
          asked={asked}
          onClose={() => setAsked(null)}
          onDone={(sentence) => {
            pages.drop(asked.name)
            countDecided('names')
            say(fill(sentence, { name: asked.name.username }))
          }}
        />
      )}
    </>
  )
}

function Actions({ speech, name, onAsk }: { speech: Speech; name: QueuedName; onAsk: (asked: Asked) => void }) {
  const { admin } = speech.t
  const isBorne = name.account !== null || name.inLeague
  return (
    <div className="stack">
      {!isBorne && <span className="xs muted">{admin.nameGone}</span>}
      <div className="row wrap">
        {isBorne && (
          <Button size="small" onClick={() => onAsk({ name, decision: 'rename' })}>
            {admin.rename}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={() => onAsk({ name, decision: 'refuse' })}>
          {isBorne ? admin.keepName : admin.closeReport}
        </Button>
      </div>
    </div>
  )
}
