import { useState } from 'react'
import type { QueuedReport } from '#contracts/admin.ts'
import { fill } from '#i18n/format.ts'
import * as api from '../api.ts'
import { Filter } from '../Filter.tsx'
import { countDecided, setOpen } from '../open-counts.ts'
import { Paged } from '../Paged.tsx'
import { SaidLine, useSaid } from '../Said.tsx'
import { usePages } from '../use-pages.ts'
import type { Speech } from '../words.ts'
import { ReportCard } from './ReportCard.tsx'

const STATUSES = ['open', 'accepted', 'refused'] as const
type Status = QueuedReport['status']

/** Wrong facts that players told us about. Accepting one changes no fact: the sheets are corrected by hand. */
export function Reports({ speech }: { speech: Speech }) {
  const { admin } = speech.t
  const [status, setStatus] = useState<Status>('open')
  const choices = STATUSES.map((value) => ({ value, label: admin[`report-${value}`] }))
  return (
    <>
      <p className="muted sm">{admin.reportsText}</p>
      <Filter label={admin.state} choices={choices} chosen={status} onChoose={setStatus} />
      <List key={status} speech={speech} status={status} />
    </>
  )
}

function List({ speech, status }: { speech: Speech; status: Status }) {
  const { admin } = speech.t
  const { said, say } = useSaid()
  const pages = usePages(
    (cursor) => api.reports(status, cursor),
    ({ open }) => setOpen('reports', open),
  )
  const empty =
    status === 'open' ? { title: admin.reportsEmpty, text: admin.reportsEmptyText } : { title: admin.nothingHere }

  function onDecided(report: QueuedReport, sentence: string) {
    pages.drop(report)
    countDecided('reports')
    say(fill(sentence, { name: report.about.name }))
  }

  return (
    <>
      <SaidLine said={said} takesFocus />
      <Paged speech={speech} pages={pages} empty={empty}>
        {(items) => (
          <ul className="cards">
            {items.map((report) => (
              <ReportCard
                key={report.id}
                speech={speech}
                report={report}
                onDecided={(sentence) => onDecided(report, sentence)}
              />
            ))}
          </ul>
        )}
      </Paged>
    </>
  )
}
