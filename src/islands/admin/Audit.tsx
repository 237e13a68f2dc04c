import type { AuditEntry } from '#contracts/admin-desk.ts'
import * as api from './api.ts'
import { Paged } from './Paged.tsx'
import { Table } from './Table.tsx'
import { usePages } from './use-pages.ts'
import { Moment } from './When.tsx'
import { wordFor, type Speech } from './words.ts'

/** Audit log, newest first. Nobody can change it, admins included. */
export function Audit({ speech }: { speech: Speech }) {
  const { admin } = speech.t
  const pages = usePages(api.audit)
  const columns = [
    { label: admin.at, cell: ({ at }: AuditEntry) => <Moment locale={speech.locale} at={at} /> },
    {
      label: admin.who,
      cell: (entry: AuditEntry) => entry.admin?.username ?? <span className="muted">{admin.nobody}</span>,
    },
    { label: admin.action, cell: ({ action }: AuditEntry) => <b>{admin[`action-${action}`]}</b> },
    { label: admin.target, cell: ({ target }: AuditEntry) => target },
    {
      label: admin.detail,
      cell: ({ detail }: AuditEntry) => detail && wordFor(speech.t.submissions, `reason-${detail}`, detail),
    },
  ]
  return (
    <Paged speech={speech} pages={pages} empty={{ title: admin.auditEmpty }}>
      {(items) => (
        <div className="card">
          <Table caption={admin.audit} columns={columns} rows={items} keyOf={({ id }) => id} />
        </div>
      )}
    </Paged>
  )
}
