import { UserRound } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { Messages } from '#i18n/messages/index.ts'
import { changeAccount } from '#stores/account.ts'
import { notify } from '#stores/notifications.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { useFields } from '#overlays/connection/use-fields.ts'
import { newUsername } from '#overlays/connection/validation.ts'
import type { SharedMessages } from '#overlays/words/index.ts'
import { errorText } from '../error-text.ts'
import type { Speech } from './words.ts'

const CHECKS = { username: newUsername }
const SAVED_TOAST_MS = 3000

type Props = {
  t: Speech['t']
  auth: SharedMessages['auth']
  errors: Messages<'errors'>
  username: string
  /** Called when editing ends, saved or cancelled. */
  onDone: () => void
}

/** Editing mode of the user name. A refusal keeps the typed text. */
export function NameForm({ t, auth, errors, username, onDone }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const { values, errors: wrong, input, firstWrong } = useFields(CHECKS, { username })
  const [refused, setRefused] = useState<{ name: string; text: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const isRefused = refused?.name === values.username

  useEffect(() => field.current?.select(), [])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (firstWrong()) return field.current?.focus()
    setBusy(true)
    const reply = await changeAccount({ username: values.username })
    setBusy(false)
    if (!reply.ok) {
      setRefused({ name: values.username, text: errorText(errors, reply.code) })
      return field.current?.focus()
    }
    notify({ color: 'green', description: t.usernameSaved, timeout: SAVED_TOAST_MS })
    onDone()
  }

  return (
    <form
      noValidate
      className="stack-form"
      onSubmit={(event) => void save(event)}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      <Field
        {...input('username')}
        ref={field}
        label={t.newUsername}
        icon={UserRound}
        autoComplete="nickname"
        spellCheck={false}
        hint={t.usernameHint}
        error={isRefused ? refused.text : wrong.username ? auth[wrong.username] : undefined}
      />
      <span className="row">
        <Button type="submit" look="primary" size="small" className="grow" busy={busy}>
          {busy ? t.saving : t.save}
        </Button>
        <Button size="small" className="grow" onClick={onDone}>
          {t.cancel}
        </Button>
      </span>
    </form>
  )
}
