import { useStore } from '@nanostores/react'
import { useEffect, useState, type ReactNode } from 'react'
import '../../styles/account.css'
import { $connection, openConnection } from '#stores/connection.ts'
import { settledSession } from '#stores/load-session.ts'
import { $session, type SessionUser } from '#stores/session.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import { startOverlays } from '#overlays/overlays.ts'
import { Anonymous, type AnonymousWords } from './Anonymous.tsx'
import { Failed, type FailedWords } from './Failed.tsx'

type Props = {
  t: AnonymousWords & FailedWords
  /** The page's own path in its language: where the log-in leads back to. */
  path: string
  /** The shape of the page before its data. */
  waiting: ReactNode
  /** What else an anonymous visitor is told. */
  note?: ReactNode
  /** What an anonymous visitor can do here all the same, once the dialog is closed. */
  besides?: ReactNode
  /** Rendered for somebody who is signed in, and for nobody else: never into static HTML. */
  children: (user: SessionUser) => ReactNode
}

/**
 * The guard `auth` of a page (specification, 2): an anonymous visitor is asked to log in, with this page as the target.
 * Without a session cookie nothing of the account is loaded.
 */
export function SignedInOnly({ t, path, waiting, note, besides, children }: Props) {
  const session = useStore($session, { ssr: 'initial' })
  const { closed, failed } = useArrival(path)
  if (session.status === 'signed-in') return children(session.user)
  if (session.status === 'anonymous') {
    return (
      <>
        <Anonymous t={t} path={path} note={note} />
        {closed && besides}
      </>
    )
  }
  // The auth client remembers a failed refresh for a minute; a new page asks at once.
  return failed ? <Failed t={t} onRetry={() => location.reload()} /> : waiting
}

/**
 * Asks once, on arrival: whoever logs out here wants no dialog. `closed`: it does not stand before the page, nobody reaches
 * what is behind it, whose script would only hold up the dialog's own. `failed`: the session could not be read.
 */
function useArrival(path: string): { closed: boolean; failed: boolean } {
  const { loaded, failed } = useLoaded(settledSession)
  const [closed, setClosed] = useState(false)
  const asked = loaded?.status === 'anonymous'
  useEffect(startOverlays, [])
  useEffect(() => {
    if (!asked) return
    openConnection({ redirect: path })
    return $connection.listen(({ open }) => !open && setClosed(true))
  }, [asked, path])
  return { closed: closed || (loaded !== null && !asked), failed }
}
