import * as api from '../api.ts'
import { CardQueue } from '../CardQueue.tsx'
import type { Speech } from '../words.ts'
import { ReportCard } from './ReportCard.tsx'

/** Reports about wrong facts. Accepting changes no fact: the sheets are corrected by hand. */
export function Reports({ speech }: { speech: Speech }) {
  const { admin } = speech.t
  return (
    <CardQueue
      speech={speech}
      section="reports"
      text={admin.reportsText}
      choices={[
        { value: 'open', label: admin['report-open'] },
        { value: 'accepted', label: admin['report-accepted'] },
        { value: 'refused', label: admin['report-refused'] },
      ]}
      load={api.reports}
      empty={{ title: admin.reportsEmpty, text: admin.reportsEmptyText }}
      nameOf={({ about }) => about.name}
      card={(report, onDecided) => <ReportCard key={report.id} speech={speech} report={report} onDecided={onDecided} />}
    />
  )
}
