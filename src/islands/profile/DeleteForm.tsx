import { UserRound } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { ErrorCode } from '#contracts/errors.ts'
import { fill } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { $notifications, notify } from '#stores/notifications.ts'
import { deleteAccount } from '#stores/own-data.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import type { SharedMessages } from '#overlays/words/index.ts'
import { errorText } from '../error-text.ts'
import type { Speech } from './words.ts'

const FAREWELL_MS = 3000

type Props = {
  speech: Speech
  auth: SharedMessages['auth']
  errors: Messages<'errors'>
  username: string
  /** False for accounts with Google only, which type their name instead. */
  withPassword: boolean
}

/** Re-authentication and deletion (docs/security.md). */
export function DeleteForm({ speech: { locale, t }, auth, errors, username, withPassword }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [proof, setProof] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => field.current?.focus(), [])

  function fail(message: string) {
    setProblem(message)
    field.current?.focus()
  }

  async function erase(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (proof === '') return fail(withPassword ? auth.passwordRequired : auth.usernameRequired)
    setBusy(true)
    const reply = await deleteAccount(withPassword ? { password: proof } : { username: proof })
    setBusy(false)
    if (reply.ok) farewell(t.deleted, localePath(locale, '/'))
    else fail(failureOf(reply.code))
  }

  const failureOf = (code: ErrorCode | 'offline') =>
    code === 'unauthorised' ? t.noUserToDelete : fill(t.deleteFailed, { message: errorText(errors, code) })

  const input = {
    ref: field,
    value: proof,
    error: problem ?? undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setProof(target.value)
      setProblem(null)
    },
  }
  return (
    <form noValidate className="stack-form" onSubmit={(event) => void erase(event)}>
      {withPassword ? (
        <PasswordField
          {...input}
          label={t.deletePassword}
          words={{ show: auth.showPassword, hide: auth.hidePassword }}
          autoComplete="current-password"
        />
      ) : (
        <Field
          {...input}
          label={fill(t.deleteUsername, { name: username })}
          icon={UserRound}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <Button type="submit" className="danger" busy={busy}>
        {busy ? t.deleting : t.deleteForGood}
      </Button>
    </form>
  )
}

/** Shows a last message and opens `path` once it is closed or has expired. */
function farewell(description: string, path: string) {
  const id = notify({ color: 'green', description, timeout: FAREWELL_MS })
  const unsubscribe = $notifications.listen((shown) => {
    if (shown.some((notification) => notification.id === id)) return
    unsubscribe()
    location.assign(path)
  })
}
