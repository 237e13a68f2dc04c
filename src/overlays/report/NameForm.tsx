import { useId, useRef, useState, type FormEvent } from 'react'
import { sendNameReport, type ReportReply } from '#stores/reports.ts'
import { Button } from '#ui/Button.tsx'
import { Problem } from '#ui/Problem.tsx'
import type { Words } from './words.ts'

type Props = { names: readonly string[]; t: Words; onSent: () => void }

/** Choice of the reported name; a single one is preselected. */
export function NameForm({ names, t, onSent }: Props) {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(names.length === 1 ? names[0]! : null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (name === null) {
      setProblem(t.nameChoose)
      return first.current!.focus()
    }
    setProblem(null)
    setBusy(true)
    const reply = await sendNameReport({ username: name })
    setBusy(false)
    if (reply.ok) return onSent()
    setProblem(failureText(reply.code, t))
  }

  return (
    <form noValidate className="stack-form" onSubmit={(event) => void submit(event)}>
      <p className="sm">{t.nameText}</p>
      <fieldset className="choices" aria-describedby={problem ? `${id}-problem` : undefined}>
        <legend>{t.nameWhich}</legend>
        {problem && <Problem id={`${id}-problem`} text={problem} />}
        {names.map((choice, at) => (
          <label key={choice}>
            <input
              ref={at === 0 ? first : undefined}
              type="radio"
              name="name"
              checked={name === choice}
              onChange={() => setName(choice)}
            />
            <span className="cut">{choice}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" look="primary" size="large" busy={busy}>
        {busy ? t.sending : t.nameSend}
      </Button>
    </form>
  )
}

function failureText(code: (ReportReply & { ok: false })['code'], t: Words): string {
  if (code === 'too-many-requests') return t.nameFailedLimit
  return code === 'offline' ? t.nameFailedOffline : t.nameFailed
}
