import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import '../styles/account.css'
import { localePath } from '#i18n/locales.ts'
import { $connection, openConnection } from '#stores/connection.ts'
import { settledSession } from '#stores/load-session.ts'
import type { MailLink } from '#stores/mail-link.ts'
import { notify } from '#stores/notifications.ts'
import { webStorage } from '#stores/persisted.ts'
import { $session, type SessionUser } from '#stores/session.ts'
import { Needed } from '#ui/Needed.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import { Failed } from './guard/Failed.tsx'
import { startOverlays } from '#overlays/overlays.ts'
import type { AlbumSizes } from './profile/Albums.tsx'
import { Waiting } from './profile/Waiting.tsx'
import { loadMoreWords, type Speech } from './profile/words.ts'
import { useAccount } from './profile/use-account.ts'
import type { SharedMessages } from '#overlays/words/index.ts'

/** Lazy: few visitors need to request a new link. */
const loadRequest = async () => (await import('./profile/RequestLink.tsx')).RequestLink
/** Lazy: its stores contain the schemas of results, which the first paint does not need. */
const loadVisitor = async () => (await import('./profile/Visitor.tsx')).Visitor

type Props = Speech & { auth: SharedMessages['auth']; albums: AlbumSizes }

/** `/profile`; the link of the confirmation mail also leads here. */
export default function Profile({ auth, albums, ...speech }: Props) {
  const { locale, t } = speech
  const session = useStore($session, { ssr: 'initial' })
  const link = useArrival(auth)
  // Reads the session behind a cookie.
  const { loaded: arrived, failed } = useLoaded(settledSession)
  const isVisitor = arrived?.status === 'anonymous' && session.status === 'anonymous' && isIn(link)
  const isAsked = useGuard(localePath(locale, '/profile'), isVisitor)
  const waiting = <Waiting speech={speech} label={t.loading} />

  if (session.status === 'signed-in') {
    return <OwnProfile speech={speech} sizes={albums} auth={auth} user={session.user} />
  }
  // Reloads, because the auth client caches a failed refresh for a minute.
  if (failed) return <Failed t={t} onRetry={() => location.reload()} />
  if (session.status === 'unknown' || link === 'unknown') return waiting
  if (link === 'expired') {
    const request = async (email: string) =>
      (await import('#stores/auth.ts')).resendConfirmation(email, localePath(locale, '/profile'))
    return (
      <Needed load={loadRequest} waiting={waiting} label={t.failedText} again={t.tryAgain}>
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
  if (isAsked) return <Waiting speech={speech} />
  return (
    <Needed load={loadVisitor} waiting={waiting} label={t.failedText} again={t.tryAgain}>
      {(Visitor) => <Visitor speech={speech} sizes={albums} />}
    </Needed>
  )
}

const isIn = (link: MailLink | 'unknown'): boolean => link !== 'unknown' && link !== 'expired'

/**
 * Guard `auth` (specification, 2): opens the login dialog once for a visitor without results, with this page as its
 * target. True while the dialog is open, during which other scripts are not loaded.
 */
function useGuard(path: string, isVisitor: boolean): boolean {
  const [isNew] = useState(() => !webStorage()?.getItem('userStats'))
  const [closed, setClosed] = useState(false)
  const asks = isVisitor && isNew
  useEffect(() => {
    if (!asks) return
    openConnection({ redirect: path })
    return $connection.listen(({ open }) => !open && setClosed(true))
  }, [asks, path])
  return asks && !closed
}

type OwnProps = { speech: Speech; sizes: AlbumSizes; auth: SharedMessages['auth']; user: SessionUser }

function OwnProfile({ speech, sizes, auth, user }: OwnProps) {
  const { account, retry } = useAccount()
  const {
    loaded: parts,
    failed,
    retry: loadAgain,
  } = useLoaded(useCallback(() => loadParts(speech.locale), [speech.locale]))
  if (account.status === 'failed') return <Failed t={speech.t} onRetry={retry} />
  if (failed) return <Failed t={speech.t} onRetry={loadAgain} />
  if (account.status !== 'ready' || !parts) {
    return <Waiting speech={speech} label={speech.t.loading} />
  }
  const [{ SignedIn }, words] = parts
  return <SignedIn {...{ speech, sizes, words, auth, user }} userInfo={account.userInfo} />
}

/** Loads what only a signed-in player needs. */
const loadParts = (locale: Speech['locale']) => Promise.all([import('./profile/SignedIn.tsx'), loadMoreWords(locale)])

/** Completes the mail link that the address carries, if any. */
function useArrival(auth: SharedMessages['auth']): MailLink | 'unknown' {
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

function greet(outcome: MailLink, auth: SharedMessages['auth']) {
  if (outcome === 'signed-in') notify({ color: 'green', description: auth.loggedIn })
  if (outcome === 'other-browser') notify({ color: 'green', description: auth.confirmedElsewhere, timeout: 10_000 })
  if (outcome === 'network') notify({ color: 'red', description: auth.network })
  if (outcome === 'failed') notify({ color: 'red', description: auth.failed })
}
