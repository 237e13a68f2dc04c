import { useStore } from '@nanostores/react'
import { Suspense, useCallback, useEffect, useState } from 'react'
import '../styles/account.css'
import { localePath } from '#i18n/locales.ts'
import type { MailLink } from '#stores/mail-link.ts'
import { notify } from '#stores/notifications.ts'
import { $session, type SessionUser } from '#stores/session.ts'
import { aside } from '#ui/aside.ts'
import { Needed } from '#ui/Needed.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import { Failed } from './guard/Failed.tsx'
import { SignedInOnly } from './guard/SignedInOnly.tsx'
import { startOverlays } from '#overlays/overlays.ts'
import { Waiting } from './profile/Waiting.tsx'
import { loadMoreWords, type Speech } from './profile/words.ts'
import { useAccount } from './profile/use-account.ts'
import type { Words } from '#overlays/words/index.ts'

/** Few visitors have a request link, so its code loads on demand. */
const loadRequest = async () => (await import('./profile/RequestLink.tsx')).RequestLink
const SoFar = aside(() => import('./profile/SoFar.tsx'))
const KeepOwn = aside(() => import('./keep/KeepOwn.tsx'))

type Props = Speech & { auth: Words['auth'] }

/** `/profile`; the link of the confirmation mail also leads here. */
export default function Profile({ auth, ...speech }: Props) {
  const { locale, t } = speech
  const session = useStore($session, { ssr: 'initial' })
  const link = useArrival(auth)

  if (link === 'unknown') return <Waiting label={t.loading} />
  if (link === 'expired' && session.status === 'anonymous') {
    const request = async (email: string) =>
      (await import('#stores/auth.ts')).resendConfirmation(email, localePath(locale, '/profile'))
    return (
      <Needed load={loadRequest} waiting={<Waiting label={t.loading} />} says={t.failedText} again={t.tryAgain}>
        {(RequestLink) => (
          <RequestLink
            t={auth}
            title={auth.confirm}
            text={auth.linkExpired}
            sent={auth.confirmationResent}
            request={request}
          />
        )}
      </Needed>
    )
  }
  return (
    <SignedInOnly
      t={t}
      path={localePath(locale, '/profile')}
      waiting={<Waiting label={t.loading} />}
      note={
        <Suspense>
          <SoFar locale={locale} t={t} />
        </Suspense>
      }
      besides={
        <Suspense>
          <KeepOwn locale={locale} />
        </Suspense>
      }
    >
      {(user) => <OwnProfile speech={speech} auth={auth} user={user} />}
    </SignedInOnly>
  )
}

function OwnProfile({ speech, auth, user }: { speech: Speech; auth: Words['auth']; user: SessionUser }) {
  const { account, retry } = useAccount()
  const {
    loaded: parts,
    failed,
    retry: loadAgain,
  } = useLoaded(useCallback(() => loadParts(speech.locale), [speech.locale]))
  if (account.status === 'failed') return <Failed t={speech.t} onRetry={retry} />
  if (failed) return <Failed t={speech.t} onRetry={loadAgain} />
  if (account.status !== 'ready' || !parts) return <Waiting label={speech.t.loading} />
  const [{ SignedIn }, words] = parts
  return <SignedIn speech={speech} words={words} auth={auth} user={user} userInfo={account.userInfo} />
}

/** Loads what only a signed-in player needs. */
const loadParts = (locale: Speech['locale']) => Promise.all([import('./profile/SignedIn.tsx'), loadMoreWords(locale)])

/** Completes the mail link that the address carries, if any. */
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

/** Loads the code for mail links only when the address carries one. */
async function arrive(): Promise<MailLink> {
  if (!/[?&#](code|error|access_token)=/.test(location.search + location.hash)) return 'none'
  return (await import('#stores/mail-link.ts')).finishMailLink()
}

function greet(outcome: MailLink, auth: Words['auth']) {
  if (outcome === 'signed-in') notify({ color: 'green', description: auth.loggedIn })
  if (outcome === 'other-browser') notify({ color: 'green', description: auth.confirmedElsewhere, timeout: 10_000 })
  if (outcome === 'network') notify({ color: 'red', description: auth.network })
  if (outcome === 'failed') notify({ color: 'red', description: auth.failed })
}
