import { useState } from 'react'
import type { QueuedSubmission } from '#contracts/admin.ts'
import { SUBMISSION_STATUSES, type SubmissionStatus } from '#contracts/submission-words.ts'
import { fill } from '#i18n/format.ts'
import * as api from '../api.ts'
import { Filter } from '../Filter.tsx'
import { Paged } from '../Paged.tsx'
import { Table } from '../Table.tsx'
import { usePages } from '../use-pages.ts'
import { Moment } from '../When.tsx'
import type { Speech } from '../words.ts'

/** `decisions`: number of decisions on this page; each one reloads the list. */
type Props = { speech: Speech; decisions: number }

/** Submissions by status. */
export function History({ speech, decisions }: Props) {
  const { admin } = speech.t
  const [status, setStatus] = useState<SubmissionStatus>('approved')
  const choices = SUBMISSION_STATUSES.map((value) => ({ value, label: admin[`status-${value}`] }))
  return (
    <section className="card stack history" aria-labelledby="history">
      <h2 id="history">{admin.history}</h2>
      <Filter label={admin.state} choices={choices} chosen={status} onChoose={setStatus} />
      <Submissions key={`${status} ${decisions}`} speech={speech} status={status} />
    </section>
  )
}

function Submissions({ speech, status }: { speech: Speech; status: SubmissionStatus }) {
  const { admin, submissions } = speech.t
  const pages = usePages((cursor) => api.submissions(status, cursor))
  const columns = [
    { label: admin.footballer, cell: ({ footballer }: QueuedSubmission) => <b>{footballer.name}</b> },
    { label: admin.sender, cell: ({ sender }: QueuedSubmission) => sender.username },
    { label: admin.sent, cell: ({ createdAt }: QueuedSubmission) => <Moment locale={speech.locale} at={createdAt} /> },
    { label: admin.picture, cell: ({ link }: QueuedSubmission) => (link ? <code>{link}</code> : admin.aFile) },
  ]
  const reason = {
    label: admin.reason,
    cell: (submission: QueuedSubmission) => submission.reason && submissions[`reason-${submission.reason}`],
  }
  return (
    <Paged speech={speech} pages={pages} empty={{ title: admin.nothingHere }}>
      {(items) => (
        <Table
          caption={fill(admin.historyOf, { state: admin[`status-${status}`] })}
          columns={status === 'rejected' ? [...columns, reason] : columns}
          rows={items}
          keyOf={({ id }) => id}
        />
      )}
    </Paged>
  )
}
