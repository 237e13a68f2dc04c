import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import '../styles/account.css'
import { localePath } from '#i18n/locales.ts'
import { openConnection } from '#stores/connection.ts'
import type { MailLink } from '#stores/mail-link.ts'
import { notify } from '#stores/notifications.ts'
import { $session, loadSession } from '#stores/session.ts'
import { Button } from '#ui/Button.tsx'
import { startOverlays } from './overlays.ts'
import { Anonymous } from './profile/Anonymous.tsx'
import { RequestLink } from './profile/RequestLink.tsx'
import { SignedIn } from './profile/SignedIn.tsx'
import { Waiting } from './profile/Waiting.tsx'
import type { Speech } from './profile/words.ts'
import { useAccount } from './profile/use-account.ts'
import type { Words } from './words/index.ts'

type Props = Speech & { auth: Words['auth'] }

/** `/profile`: also where the link of the confirmation mail arrives. */
export default function Profile({ auth, ...speech }: Props) {
  const { locale, t } = speech
  const session = useStore($session, { ssr: 'initial' })
  const { account, retry } = useAccount()
  const link = useArrival(locale, auth)

  if (link === 'unknown') return <Waiting label={t.loading} />
  if (link === 'expired' && session.status === 'anonymous') {
    const request = async (email: string) => (await import('#stores/auth.ts')).resendConfirmation(email)
    return (
      <RequestLink
        t={auth}
        title={auth.confirm}
        text={auth.linkExpired}
        sent={auth.confirmationResent}
        request={request}
      />
    )
  }
  if (session.status === 'anonymous') return <Anonymous {...speech} redirect={localePath(locale, '/profile')} />
  if (session.status === 'signed-in' && account.status === 'ready') {
    return <SignedIn speech={speech} auth={auth} user={session.user} userInfo={account.userInfo} />
  }
  return account.status === 'failed' ? <Failed t={t} onRetry={retry} /> : <Waiting label={t.loading} />
}

/** Finishes the mail's link, if the address carries one, then asks a visitor to log in. */
function useArrival(locale: Speech['locale'], auth: Words['auth']): MailLink | 'unknown' {
  const [link, setLink] = useState<MailLink | 'unknown'>('unknown')
  useEffect(() => {
    startOverlays()
    void arrive().then((outcome) => {
      setLink(outcome)
      greet(outcome, auth)
      const asks = outcome !== 'signed-in' && outcome !== 'expired'
      if (asks && $session.get().status === 'anonymous') openConnection({ redirect: localePath(locale, '/profile') })
    })
  }, [locale, auth])
  return link
}

/** Only an address with a link, or a cookie, is worth loading the auth client. */
async function arrive(): Promise<MailLink> {
  if (/[?&#](code|error)=/.test(location.search + location.hash)) {
    return (await import('#stores/mail-link.ts')).finishMailLink()
  }
  if ($session.get().status === 'unknown') await loadSession().catch(() => {})
  return 'none'
}

function greet(outcome: MailLink, auth: Words['auth']) {
  if (outcome === 'signed-in') notify({ color: 'green', description: auth.loggedIn })
  if (outcome === 'other-browser') notify({ color: 'green', description: auth.confirmedElsewhere, timeout: 10_000 })
  if (outcome === 'network') notify({ color: 'red', description: auth.network })
  if (outcome === 'failed') notify({ color: 'red', description: auth.failed })
}

function Failed({ t, onRetry }: { t: Speech['t']; onRetry: () => void }) {
  return (
    <section className="card stack narrow" role="alert">
      <h1>{t.failedTitle}</h1>
      <p className="muted">{t.failedText}</p>
      <Button look="primary" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </section>
  )
}
