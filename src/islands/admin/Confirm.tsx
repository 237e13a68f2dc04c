import type { FormEvent, ReactNode } from 'react'
import '#styles/overlays.css'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { Reply } from './api.ts'
import { Trouble } from './Trouble.tsx'
import { useDecision } from './use-decision.ts'
import type { Speech } from './words.ts'

type Props<Answer> = {
  speech: Speech
  title: string
  /** Consequence of the decision, for the dialog's text. */
  text: string
  confirm: string
  /** Null when the form is incomplete: nothing is sent. */
  decide: () => Promise<Reply<Answer>> | null
  onDone: (answer: Answer) => void
  /** Called when a colleague decided first. Absent: the dialog shows a message. */
  onLate?: () => void
  onClose: () => void
  children?: ReactNode
}

/** Confirmation dialog of an action that players notice. */
export function Confirm<Answer>({
  speech,
  title,
  text,
  confirm,
  decide,
  onDone,
  onLate,
  onClose,
  children,
}: Props<Answer>) {
  const { busy, trouble, send } = useDecision()
  const { admin } = speech.t

  async function submit(event: FormEvent) {
    event.preventDefault()
    const decision = busy ? null : decide()
    const reply = decision && (await send(() => decision))
    if (!reply) return
    if (reply.ok) return close(() => onDone(reply.answer))
    if (reply.code === 'already-decided' && onLate) close(onLate)
  }

  function close(then: () => void) {
    onClose()
    then()
  }

  return (
    <Dialog title={title} closeLabel={admin.close} onClose={onClose}>
      <form noValidate className="stack-form" onSubmit={(event) => void submit(event)}>
        <p>{text}</p>
        {children}
        {trouble && <Trouble speech={speech} code={trouble} />}
        <div className="row wrap">
          <Button type="submit" look="primary" busy={busy}>
            {confirm}
          </Button>
          <Button onClick={onClose}>{admin.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}
