import { User } from 'lucide-react'
import { localePath } from '#i18n/locales.ts'
import { signUp } from '#stores/auth.ts'
import { showView } from '#stores/connection.ts'
import { notify } from '#stores/notifications.ts'
import { Field } from '#ui/Field.tsx'
import { EmailField, NewPasswordField } from './AccountFields.tsx'
import { Form } from './Form.tsx'
import { useFields } from './use-fields.ts'
import * as check from './validation.ts'
import type { ViewProps } from './view.ts'

const CHECKS = { name: check.username, email: check.email, password: check.password }

export function Register({ locale, t, email, keepEmail, busy, send }: ViewProps) {
  const { values, errors, input, firstWrong } = useFields(CHECKS, { email })

  async function register() {
    const account = { name: values.name.trim(), email: values.email.trim(), password: values.password }
    keepEmail(account.email)
    const reply = await send(() => signUp({ ...account, locale, returnTo: localePath(locale, '/profile') }))
    if (!reply.ok) return
    notify({ color: 'green', description: t.accountCreated, about: 'connection' })
    showView('confirm')
  }

  return (
    <>
      <Form submit={t.continue} busy={busy} firstWrong={firstWrong} onSend={() => void register()}>
        <Field
          {...input('name')}
          label={t.name}
          icon={User}
          hint={t.nameHint}
          maxLength={check.USERNAME_MAX}
          autoComplete="nickname"
          data-first
          error={errors.name ? t[errors.name] : undefined}
        />
        <EmailField {...input('email')} t={t} wrong={errors.email} />
        <NewPasswordField {...input('password')} t={t} wrong={errors.password} />
        <Note locale={locale} t={t} />
      </Form>
      <p className="sm muted switch">
        {t.haveAccount}{' '}
        <button
          type="button"
          className="lk"
          onClick={() => {
            keepEmail(values.email.trim())
            showView('login')
          }}
        >
          {t.login}
        </button>
      </p>
    </>
  )
}

/** Consent note with links to terms and privacy notice. */
function Note({ locale, t }: Pick<ViewProps, 'locale' | 't'>) {
  const parts = t.signUpNote.split(/(\{terms\}|\{privacy\})/)
  const link = (path: string, text: string) => (
    <a key={path} className="lk" href={localePath(locale, path)} target="_blank" rel="noopener">
      {text}
    </a>
  )
  return (
    <p className="xs muted">
      {parts.map((part) => {
        if (part === '{terms}') return link('/terms', t.terms)
        return part === '{privacy}' ? link('/privacy', t.privacy) : part
      })}
    </p>
  )
}
