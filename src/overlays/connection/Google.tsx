import { useEffect, useId, useRef, useState } from 'react'
import { signInWithGoogle } from '#stores/auth.ts'
import type { GoogleCredential, GoogleSignIn } from '#stores/google.ts'
import { notify } from '#stores/notifications.ts'
import { Button } from '#ui/Button.tsx'
import { GoogleMark } from './GoogleMark.tsx'
import type { ViewProps } from './view.ts'

type Props = Pick<ViewProps, 'locale' | 't' | 'send' | 'onSignedIn'>

/**
 * Login with Google. Google's code loads on the first press; its prompt offers the browser's accounts, and its own
 * button replaces ours for players without an offer.
 */
export function Google({ locale, t, send, onSignedIn }: Props) {
  const [state, setState] = useState<'idle' | 'loading' | 'ready'>('idle')
  const google = useRef<GoogleSignIn | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const promptPlace = useId()

  useEffect(() => () => google.current?.cancel(), [])
  useEffect(() => {
    if (state !== 'ready') return
    google.current!.draw(place.current!, { dark: isDark(), width: place.current!.clientWidth })
    // Moves the focus from our removed button to Google's.
    place.current!.querySelector<HTMLElement>('[role="button"], button, iframe')?.focus()
    google.current!.prompt()
  }, [state])

  async function enter({ token, nonce }: GoogleCredential) {
    const reply = await send(() => signInWithGoogle(token, nonce, locale))
    if (reply.ok) onSignedIn()
  }

  async function load() {
    setState('loading')
    try {
      const { prepareGoogle } = await import('#stores/google.ts')
      google.current = await prepareGoogle({ locale, promptPlace, onCredential: (chosen) => void enter(chosen) })
      setState('ready')
    } catch (error) {
      setState('idle')
      const isUnset = error instanceof Error && error.name === 'GoogleClientIdError'
      notify({ color: 'red', description: isUnset ? t.googleUnset : t.failed, about: 'connection' })
    }
  }

  return (
    <div className="google">
      {state === 'ready' ? (
        <div ref={place} className="theirs" />
      ) : (
        <Button busy={state === 'loading'} onClick={() => void load()}>
          <GoogleMark />
          {t.google}
        </Button>
      )}
      <div id={promptPlace} className="offer" />
      <p className="or sm muted">{t.or}</p>
    </div>
  )
}

/** True for the dark theme: the player's choice, else the system's. */
function isDark(): boolean {
  const { colorScheme } = getComputedStyle(document.documentElement)
  if (colorScheme === 'dark' || colorScheme === 'light') return colorScheme === 'dark'
  return matchMedia('(prefers-color-scheme: dark)').matches
}
