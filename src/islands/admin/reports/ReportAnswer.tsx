import type { QueuedReport } from '#contracts/admin.ts'
import { NOTE_MAX } from '#contracts/report-fields.ts'
import * as api from '../api.ts'
import { DecisionForm } from '../ReasonedAnswer.tsx'
import type { Speech } from '../words.ts'

type Props = { speech: Speech; report: QueuedReport; onDecided: (sentence: string) => void }

/** Accept and reject buttons of a report. */
export function ReportAnswer({ speech, report, onDecided }: Props) {
  const { admin } = speech.t
  return (
    <DecisionForm
      speech={speech}
      label={admin.reportReason}
      most={NOTE_MAX}
      yes={{ name: 'accept', label: admin.accept, done: admin.acceptedNow }}
      no={{ name: 'refuse', label: admin.refuse, done: admin.refusedNow }}
      decide={(decision, reason) => api.decideReport(report.id, { decision, reason })}
      onDecided={onDecided}
    />
  )
}
