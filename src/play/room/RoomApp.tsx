import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { isRoomCode } from '#contracts/room-code.ts'
import { startOverlaysLater } from '#islands/overlays-later.ts'
import { Entry } from './Entry.tsx'
import type { EntryWords } from './entry-words.ts'
import styles from './entry.module.css'

/** What a game's room needs; the game loads it when there is one to enter. */
export type RoomProps = {
  code: string
  /** Arrived by a link: look in first. False for who chose name and shirt on the way in. */
  invited: boolean
  onLeave: () => void
}

type Props = {
  t: EntryWords
  /** Over the way in: title and a sentence. */
  intro: ReactNode
  room: (props: RoomProps) => ReactNode
}

/** The code in the address: null without one, and text that may be no code. */
const codeInAddress = () => new URLSearchParams(location.search).get('room')

/** A game against friends: the way in, or the room that the address names. */
export function RoomApp({ t, intro, room }: Props) {
  const [asked, setAsked] = useState<string | null | undefined>(undefined)
  const [invited, setInvited] = useState(true)

  useEffect(() => {
    void startOverlaysLater()
    const read = () => {
      setInvited(true)
      setAsked(codeInAddress())
    }
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])

  function go(code: string | null) {
    history.pushState(null, '', code ? `?room=${code}` : location.pathname)
    setInvited(false)
    setAsked(code)
  }

  if (isRoomCode(asked)) {
    return <Fragment key={asked}>{room({ code: asked, invited, onLeave: () => go(null) })}</Fragment>
  }
  return (
    <Entry t={t} waiting={asked === undefined} badCode={asked || null} onEnter={go}>
      {intro}
    </Entry>
  )
}

export const Connecting = ({ t }: { t: Pick<EntryWords, 'connecting'> }) => (
  <p className={styles.entry} role="status">
    {t.connecting}
  </p>
)
