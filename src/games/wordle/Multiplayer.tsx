import { lazy, Suspense, useEffect, useState } from 'react'
import '#styles/play.css'
import '#styles/wordle.css'
import '#styles/room.css'
import { startOverlaysLater } from '#islands/overlays-later.ts'
import { isRoomCode } from '#contracts/room-code.ts'
import { Entry } from './multiplayer/Entry.tsx'
import type { Words } from './multiplayer/words.ts'

const RoomScreen = lazy(() => import('./multiplayer/RoomScreen.tsx'))

type Props = { packUrl: string } & Words

/** The code in the address: null without one, and text that may be no code. */
const codeInAddress = () => new URLSearchParams(location.search).get('room')

/** Wordle against friends: the way in, or the room that the address names. */
export default function Multiplayer({ packUrl, ...words }: Props) {
  const [asked, setAsked] = useState<string | null | undefined>(undefined)

  useEffect(() => {
    void startOverlaysLater()
    const read = () => setAsked(codeInAddress())
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])

  function go(code: string | null) {
    history.pushState(null, '', code ? `?room=${code}` : location.pathname)
    setAsked(code)
  }

  const entry = <Entry {...words} waiting={asked === undefined} badLink={asked != null && asked !== ''} onEnter={go} />
  if (!isRoomCode(asked)) return entry
  return (
    <Suspense fallback={<p className="col rm muted">{words.t.rooms.connecting}</p>}>
      <RoomScreen key={asked} code={asked} packUrl={packUrl} onLeave={() => go(null)} {...words} />
    </Suspense>
  )
}
