import { signIn } from '#stores/auth.ts'
import { showView } from '#stores/connection.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { EmailField } from './AccountFields.tsx'
import { Form } from './Form.tsx'
import { useFields } from './use-fields.ts'
import * as check from './validation.ts'
import type { ViewProps } from './view.ts'

const CHECKS = { email: check.email, password: check.password }

export function Login({ t, email, keepEmail, busy, send, onSignedIn }: ViewProps) {
  const { values, errors, input, firstWrong } = useFields(CHECKS, { email })

  async function logIn() {
    const address = values.email.trim()
    keepEmail(address)
    const reply = await send(() => signIn(address, values.password))
    if (reply.ok) onSignedIn()
    else if (reply.code === 'email_not_confirmed') showView('confirm')
  }

  return (
    <>
      <Form submit={t.continue} busy={busy} firstWrong={firstWrong} onSend={() => void logIn()}>
        <EmailField {...input('email')} t={t} wrong={errors.email} data-first />
        <PasswordField
          {...input('password')}
          label={t.password}
          words={{ show: t.showPassword, hide: t.hidePassword }}
          autoComplete="current-password"
          error={errors.password ? t[errors.password] : undefined}
          aside={
            <button
              type="button"
              className="lk sm"
              onClick={() => {
                keepEmail(values.email.trim())
                showView('forgotPassword')
              }}
            >
              {t.forgot}
            </button>
          }
        />
      </Form>
      <p className="sm muted switch">
        {t.newHere}{' '}
        <button
          type="button"
          className="lk"
          onClick={() => {
            keepEmail(values.email.trim())
            showView('register')
          }}
        >
          {t.signUp}
        </button>
      </p>
    </>
  )
}
