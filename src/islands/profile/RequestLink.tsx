import type { AuthReply } from '#stores/auth.ts'
import { notify } from '#stores/notifications.ts'
import { EmailField } from '#overlays/connection/AccountFields.tsx'
import { Form } from '#overlays/connection/Form.tsx'
import { useFields } from '#overlays/connection/use-fields.ts'
import { useSending } from '#overlays/connection/use-sending.ts'
import * as check from '#overlays/connection/validation.ts'
import type { SharedMessages } from '#overlays/words/index.ts'

const CHECKS = { email: check.email }

type Props = {
  t: SharedMessages['auth']
  title: string
  /** Why the link failed. */
  text: string
  /** Message once the mail is sent. */
  sent: string
  request: (email: string) => Promise<AuthReply>
}

/** Explains why a mail link failed and sends a new one. */
export function RequestLink({ t, title, text, sent, request }: Props) {
  const { values, errors, input, firstWrong } = useFields(CHECKS)
  const { busy, send } = useSending(t)

  async function ask() {
    const reply = await send(() => request(values.email.trim()))
    if (reply.ok) notify({ color: 'green', description: sent })
  }

  return (
    <section className="card stack narrow">
      <h1>{title}</h1>
      <p className="muted" role="alert">
        {text}
      </p>
      <Form submit={t.requestLink} busy={busy} firstWrong={firstWrong} onSend={() => void ask()}>
        <EmailField {...input('email')} t={t} wrong={errors.email} />
      </Form>
    </section>
  )
}
