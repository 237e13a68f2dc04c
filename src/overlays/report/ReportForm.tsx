import { useId, useRef, useState, type FormEvent } from 'react'
import '#styles/fields.css'
import { needsNote, NOTE_MAX, REPORT_FIELDS, type ReportField } from '#contracts/report-fields.ts'
import { fill } from '#i18n/format.ts'
import { sendReport, type ReportReply } from '#stores/reports.ts'
import { Button } from '#ui/Button.tsx'
import type { About } from './about.ts'
import { Problem } from '#ui/Problem.tsx'
import type { Words } from './words.ts'

type Props = { about: About; t: Words; onSent: (again: boolean) => void }

type Trouble = { at: 'field' | 'note' | 'sending'; text: string }

/** Fields: what is wrong, and the correction. Every failure keeps the entered text. */
export function ReportForm({ about: { name, ...seen }, t, onSent }: Props) {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const [field, setField] = useState<ReportField | null>(null)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Trouble | null>(null)
  const problemAt = (at: Trouble['at']) => (problem?.at === at ? `${id}-problem` : undefined)
  const shown = (at: Trouble['at']) => problem?.at === at && <Problem id={`${id}-problem`} text={problem.text} />

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (field === null) {
      setProblem({ at: 'field', text: t.choose })
      return first.current!.focus()
    }
    if (needsNote(field, note)) {
      setProblem({ at: 'note', text: t.describe })
      return box.current!.focus()
    }
    setProblem(null)
    setBusy(true)
    const reply = await sendReport({ ...seen, field, note })
    setBusy(false)
    if (reply.ok) return onSent(reply.again)
    setProblem({ at: 'sending', text: failureText(reply.code, t) })
  }

  return (
    <form noValidate className="stack-form" onSubmit={(event) => void submit(event)}>
      <fieldset className="choices" aria-describedby={problemAt('field')}>
        <legend>{fill(t.about, { name })}</legend>
        {shown('field')}
        {REPORT_FIELDS.map((choice, at) => (
          <label key={choice}>
            <input
              ref={at === 0 ? first : undefined}
              type="radio"
              name="field"
              checked={field === choice}
              onChange={() => setField(choice)}
            />
            {t[`field-${choice}`]}
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={`${id}-note`}>{field === 'other' ? t.noteNeeded : t.note}</label>
        <textarea
          ref={box}
          id={`${id}-note`}
          className="input"
          rows={3}
          maxLength={NOTE_MAX}
          value={note}
          aria-invalid={problem?.at === 'note' || undefined}
          aria-describedby={problemAt('note') ?? `${id}-hint`}
          onChange={(event) => setNote(event.target.value)}
        />
        <span id={`${id}-hint`} className="xs muted">
          {fill(t.noteHint, { max: NOTE_MAX })}
        </span>
        {shown('note')}
      </div>
      {shown('sending')}
      <Button type="submit" look="primary" size="large" busy={busy}>
        {busy ? t.sending : t.send}
      </Button>
    </form>
  )
}

function failureText(code: (ReportReply & { ok: false })['code'], t: Words): string {
  if (code === 'too-many-requests') return t.failedLimit
  return code === 'offline' ? t.failedOffline : t.failed
}
