import { Check, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { QueuedReport, ReportDecision } from '#contracts/admin.ts'
import { NOTE_MAX } from '#contracts/report-fields.ts'
import { Button } from '#ui/Button.tsx'
import * as api from '../api.ts'
import { Trouble } from '../Trouble.tsx'
import { useDecision } from '../use-decision.ts'
import type { Speech } from '../words.ts'

type Props = { speech: Speech; report: QueuedReport; onDecided: (sentence: string) => void }

/** Accepts or refuses a report with a few words for colleagues. */
export function ReportAnswer({ speech, report, onDecided }: Props) {
  const { admin } = speech.t
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const [lacks, setLacks] = useState(false)
  const { busy, trouble, send } = useDecision()

  async function decide(decision: ReportDecision['decision']) {
    setLacks(reason.trim() === '')
    if (reason.trim() === '') return box.current!.focus()
    const reply = await send(() => api.decideReport(report.id, { decision, reason }))
    if (reply?.ok) onDecided(decision === 'accept' ? admin.acceptedNow : admin.refusedNow)
    else if (reply?.code === 'already-decided') onDecided(admin.decidedByColleague)
  }

  return (
    <div className="answer">
      <div className="field">
        <label htmlFor={id}>{admin.reportReason}</label>
        <input
          ref={box}
          id={id}
          className="input sm"
          maxLength={NOTE_MAX}
          value={reason}
          aria-invalid={lacks || undefined}
          aria-describedby={`${id}-text`}
          onChange={(event) => setReason(event.target.value)}
        />
        <span id={`${id}-text`} className={lacks ? 'msg-bad' : 'xs muted'} aria-live="polite">
          {lacks ? admin.reasonNeeded : admin.reportReasonHint}
        </span>
      </div>
      {trouble && trouble !== 'already-decided' && <Trouble speech={speech} code={trouble} />}
      <div className="row wrap">
        <Button look="primary" size="small" busy={busy} onClick={() => void decide('accept')}>
          <Check className="i" aria-hidden="true" />
          {admin.accept}
        </Button>
        <Button size="small" busy={busy} onClick={() => void decide('refuse')}>
          <X className="i" aria-hidden="true" />
          {admin.refuse}
        </Button>
      </div>
    </div>
  )
}
