import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import '../styles/account.css'
import { localePath } from '#i18n/locales.ts'
import type { MailLink } from '#stores/mail-link.ts'
import { notify } from '#stores/notifications.ts'
import { $session, type SessionUser } from '#stores/session.ts'
import { Failed } from './guard/Failed.tsx'
import { SignedInOnly } from './guard/SignedInOnly.tsx'
import { startOverlays } from './overlays.ts'
import { RequestLink } from './profile/RequestLink.tsx'
import { SignedIn } from './profile/SignedIn.tsx'
import { SoFar } from './profile/SoFar.tsx'
import { Waiting } from './profile/Waiting.tsx'
import type { Speech } from './profile/words.ts'
import { useAccount } from './profile/use-account.ts'
import type { Words } from './words/index.ts'

type Props = Speech & { auth: Words['auth'] }

/** `/profile`: also where the link of the confirmation mail arrives. */
export default function Profile({ auth, ...speech }: Props) {
  const { locale, t } = speech
  const session = useStore($session, { ssr: 'initial' })
  const link = useArrival(auth)

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
  return (
    <SignedInOnly
      t={t}
      path={localePath(locale, '/profile')}
      waiting={<Waiting label={t.loading} />}
      note={<SoFar locale={locale} t={t} />}
    >
      {(user) => <OwnProfile speech={speech} auth={auth} user={user} />}
    </SignedInOnly>
  )
}

function OwnProfile({ speech, auth, user }: { speech: Speech; auth: Words['auth']; user: SessionUser }) {
  const { account, retry } = useAccount()
  if (account.status === 'ready') {
    return <SignedIn speech={speech} auth={auth} user={user} userInfo={account.userInfo} />
  }
  if (account.status === 'failed') return <Failed t={speech.t} onRetry={retry} />
  return <Waiting label={speech.t.loading} />
}

/** Finishes the mail's link, if the address carries one. */
function useArrival(auth: Words['auth']): MailLink | 'unknown' {
  const [link, setLink] = useState<MailLink | 'unknown'>('unknown')
  useEffect(() => {
    startOverlays()
    void arrive().then((outcome) => {
      setLink(outcome)
      greet(outcome, auth)
    })
  }, [auth])
  return link
}

/** Only an address with a link is worth loading the code for it. */
async function arrive(): Promise<MailLink> {
  if (!/[?&#](code|error)=/.test(location.search + location.hash)) return 'none'
  return (await import('#stores/mail-link.ts')).finishMailLink()
}

function greet(outcome: MailLink, auth: Words['auth']) {
  if (outcome === 'signed-in') notify({ color: 'green', description: auth.loggedIn })
  if (outcome === 'other-browser') notify({ color: 'green', description: auth.confirmedElsewhere, timeout: 10_000 })
  if (outcome === 'network') notify({ color: 'red', description: auth.network })
  if (outcome === 'failed') notify({ color: 'red', description: auth.failed })
}
