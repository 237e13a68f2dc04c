import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { localePath } from '#i18n/locales.ts'
import { resendConfirmation } from '#stores/auth.ts'
import { showView } from '#stores/connection.ts'
import { notify } from '#stores/notifications.ts'
import { Button } from '#ui/Button.tsx'
import { useMailWait, withWait } from './use-mail-wait.ts'
import type { ViewProps } from './view.ts'

/** "Check your inbox" view: the account awaits the confirmation link. */
export function Confirm({ locale, t, email, busy, send }: ViewProps) {
  const [resent, setResent] = useState(false)
  const wait = useMailWait('signup', email)
  const [before, after] = t.confirmText.split('{email}')

  async function resend() {
    const reply = await send(() => resendConfirmation(email, localePath(locale, '/profile')))
    if (!reply.ok) return
    setResent(true)
    notify({ color: 'green', description: t.confirmationResent, about: 'connection' })
  }

  return (
    <>
      <p className="carry">
        <MailCheck className="i i-l" aria-hidden="true" />
        <span>
          {before}
          <b>{email}</b>
          {after}
        </span>
      </p>
      <Button size="large" data-first onClick={() => showView('login')}>
        {t.goToLogin}
      </Button>
      <Button busy={busy || wait > 0} onClick={() => void resend()}>
        {withWait(t.notReceived, wait)}
      </Button>
      <p role="status" className="sm b switch">
        {resent && t.resent}
      </p>
    </>
  )
}
