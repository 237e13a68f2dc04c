import type { QueuedReport } from '#contracts/admin.ts'
import { Moment } from '../When.tsx'
import { gameName, type Speech } from '../words.ts'
import { ReportAnswer } from './ReportAnswer.tsx'

type Props = { speech: Speech; report: QueuedReport; onDecided: (sentence: string) => void }

/** One report: the footballer, the claimed error, the player's note and the answer. */
export function ReportCard({ speech, report, onDecided }: Props) {
  const { admin, reports } = speech.t
  const { id, about, game, field, note, status, reason, createdAt } = report
  return (
    <li className="card stack" aria-labelledby={`${id}-name`}>
      <div className="row between wrap">
        <h2 id={`${id}-name`}>{about.name}</h2>
        <span className="chip chip-a">{reports[`field-${field}`]}</span>
      </div>
      <p className="facts xs muted">
        <span>{gameName(speech, game)}</span>
        <Moment locale={speech.locale} at={createdAt} />
        <code>{about.id}</code>
      </p>
      <blockquote className={note ? 'note' : 'note muted'}>{note || admin.noNote}</blockquote>
      {status === 'open' ? (
        <ReportAnswer speech={speech} report={report} onDecided={onDecided} />
      ) : (
        <p className="sm">
          <b>{admin[`report-${status}`]}</b> {reason}
        </p>
      )}
    </li>
  )
}
