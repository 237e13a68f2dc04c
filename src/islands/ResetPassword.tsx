import { useEffect, useState } from 'react'
import '../styles/account.css'
import { localePath, type Locale } from '#i18n/locales.ts'
import type { MailLink } from '#stores/mail-link.ts'
import { notifyOnNextPage } from '#stores/news.ts'
import { NewPasswordField } from '#overlays/connection/AccountFields.tsx'
import { Form } from '#overlays/connection/Form.tsx'
import { loadNotifications } from '#overlays/load-notifications.ts'
import { useFields } from '#overlays/connection/use-fields.ts'
import { useSending } from '#overlays/connection/use-sending.ts'
import * as check from '#overlays/connection/validation.ts'
import { startOverlays } from '#overlays/overlays.ts'
import { RequestLink } from './profile/RequestLink.tsx'
import type { SharedMessages } from '#overlays/words/index.ts'

type Props = { locale: Locale; title: string; loading: string; auth: SharedMessages['auth'] }

type State = 'unknown' | 'recovering' | 'none' | 'other-browser' | 'expired'

/** `/reset-password`: opens with a recovery link only. */
export default function ResetPassword({ locale, title, loading, auth }: Props) {
  const [state, setState] = useState<State>('unknown')
  useEffect(() => {
    startOverlays()
    void arrive().then(setState, () => setState('none'))
  }, [])

  if (state === 'unknown') return <section className="well ghost narrow" role="status" aria-label={loading} />
  if (state === 'recovering') return <NewPassword locale={locale} title={title} t={auth} />
  const text = { none: auth.resetNeedsLink, 'other-browser': auth.resetElsewhere, expired: auth.linkExpired }[state]
  const request = async (email: string) =>
    (await import('#stores/auth.ts')).sendResetMail(email, localePath(locale, '/reset-password'))
  return <RequestLink t={auth} title={title} text={text} sent={auth.resetSent} request={request} />
}

async function arrive(): Promise<State> {
  const { finishMailLink, isRecovering } = await import('#stores/mail-link.ts')
  const outcome: MailLink = await finishMailLink()
  if (outcome === 'other-browser' || outcome === 'expired') return outcome
  return isRecovering() ? 'recovering' : 'none'
}

const CHECKS = { password: check.password }

function NewPassword({ locale, title, t }: Pick<Props, 'locale' | 'title'> & { t: SharedMessages['auth'] }) {
  const { values, errors, input, firstWrong } = useFields(CHECKS)
  const { busy, send } = useSending(t)
  // Preloads the toasts, which must also report a failure while offline.
  useEffect(() => void loadNotifications().catch(() => {}), [])

  async function save() {
    const { endRecovery } = await import('#stores/mail-link.ts')
    const reply = await send(async () => (await import('#stores/auth.ts')).changePassword(values.password))
    if (!reply.ok) return
    endRecovery()
    notifyOnNextPage('passwordReset')
    location.assign(localePath(locale, '/profile'))
  }

  return (
    <section className="card stack narrow">
      <h1>{title}</h1>
      <p className="muted">{t.newPasswordText}</p>
      <Form submit={t.savePassword} busy={busy} firstWrong={firstWrong} onSend={() => void save()}>
        <NewPasswordField {...input('password')} t={t} wrong={errors.password} />
      </Form>
    </section>
  )
}
