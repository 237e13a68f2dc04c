import { localePath } from '#i18n/locales.ts'
import { sendResetMail } from '#stores/auth.ts'
import { showView } from '#stores/connection.ts'
import { notify } from '#stores/notifications.ts'
import { Button } from '#ui/Button.tsx'
import { EmailField } from './AccountFields.tsx'
import { Form } from './Form.tsx'
import { useFields } from './use-fields.ts'
import * as check from './validation.ts'
import { useMailWait, withWait } from './use-mail-wait.ts'
import type { ViewProps } from './view.ts'

const CHECKS = { email: check.knownEmail }

export function ForgotPassword({ locale, t, email, keepEmail, busy, send }: ViewProps) {
  const { values, errors, input, firstWrong } = useFields(CHECKS, { email })

  const wait = useMailWait('recovery', values.email)

  async function ask() {
    const address = values.email.trim()
    keepEmail(address)
    const reply = await send(() => sendResetMail(address, localePath(locale, '/reset-password')))
    if (!reply.ok) return
    notify({ color: 'green', description: t.resetSent, about: 'connection' })
    showView('login')
  }

  return (
    <>
      <p className="sm muted">{t.forgotText}</p>
      <Form
        submit={withWait(t.sendEmail, wait)}
        busy={busy || wait > 0}
        firstWrong={firstWrong}
        onSend={() => void ask()}
      >
        <EmailField {...input('email')} t={t} wrong={errors.email} data-first />
      </Form>
      <Button look="quiet" onClick={() => showView('login')}>
        {t.back}
      </Button>
    </>
  )
}
