import { Check, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Decided } from '#contracts/admin.ts'
import { Button } from '#ui/Button.tsx'
import type { Reply } from './api.ts'
import { Trouble } from './Trouble.tsx'
import { useDecision } from './use-decision.ts'
import type { Speech } from './words.ts'

/** Button label of an answer, and the message shown after it. */
type DecisionOption<Name extends string> = { name: Name; label: string; done: string }

type Props<Name extends string> = {
  speech: Speech
  /** Label of the reason field. */
  label: string
  least?: number
  most: number
  yes: DecisionOption<Name>
  no: DecisionOption<Name>
  decide: (verdict: Name, reason: string) => Promise<Reply<Decided>>
  onDecided: (sentence: string) => void
}

/** Accepts or rejects with a short note for colleagues. */
export function DecisionForm<Name extends string>(props: Props<Name>) {
  const { speech, label, least = 1, most, yes, no, decide, onDecided } = props
  const { admin } = speech.t
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const [isReasonMissing, setLacks] = useState(false)
  const { busy, trouble: error, send } = useDecision()

  async function answer({ name, done }: DecisionOption<Name>) {
    const isShort = reason.trim().length < least
    setLacks(isShort)
    if (isShort) return box.current!.focus()
    const reply = await send(() => decide(name, reason))
    if (reply?.ok) onDecided(done)
    else if (reply?.code === 'already-decided') onDecided(admin.decidedByColleague)
  }

  return (
    <div className="answer">
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          ref={box}
          id={id}
          className="input sm"
          maxLength={most}
          value={reason}
          aria-invalid={isReasonMissing || undefined}
          aria-describedby={`${id}-text`}
          onChange={(event) => setReason(event.target.value)}
        />
        <span id={`${id}-text`} className={isReasonMissing ? 'msg-bad' : 'xs muted'} aria-live="polite">
          {isReasonMissing ? admin.reasonNeeded : admin.reportReasonHint}
        </span>
      </div>
      {error && error !== 'already-decided' && <Trouble speech={speech} code={error} />}
      <div className="row wrap">
        <Button look="primary" size="small" busy={busy} onClick={() => void answer(yes)}>
          <Check className="i" aria-hidden="true" />
          {yes.label}
        </Button>
        <Button size="small" busy={busy} onClick={() => void answer(no)}>
          <X className="i" aria-hidden="true" />
          {no.label}
        </Button>
      </div>
    </div>
  )
}
