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
  /** This page's path in its language: the target after login. */
  path: string
  /** Skeleton of the page. */
  waiting: ReactNode
  /** Extra text for anonymous visitors. */
  note?: ReactNode
  /** Content for anonymous visitors once the dialog is closed. */
  besides?: ReactNode
  /** Rendered only for a signed-in player, never into static HTML. */
  children: (user: SessionUser) => ReactNode
}

/**
 * Guard `auth` (specification, 2): opens the login dialog for anonymous visitors, with this page as the target. Without
 * a session cookie no account code is loaded.
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
  // Reloads, because the auth client caches a failed refresh for a minute.
  return failed ? <Failed t={t} onRetry={() => location.reload()} /> : waiting
}

/**
 * Opens the dialog once, on arrival, so that it does not reappear after a log-out. `closed`: the dialog is not open;
 * while it is, other scripts are not loaded. `failed`: the session could not be read.
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
