import { Fragment, useEffect, useState, type ReactNode } from 'react'
import { isRoomCode } from '#contracts/room-code.ts'
import type { QuickGame } from '#contracts/lobby.ts'
import type { Locale } from '#i18n/locales.ts'
import { startOverlaysLazily } from '#overlays/lazy-overlays.ts'
import { Needed } from '#ui/Needed.tsx'
import { Connecting } from './Connecting.tsx'
import { Entry } from './Entry.tsx'
import type { EntryWords } from './entry-words.ts'

const loadQuick = () => import('#play/quick/Quick.tsx')

/** What a game's room needs; the game loads it when there is one to enter. */
export type RoomProps = {
  code: string
  /** Arrived by a link: look in first. False for who chose name and shirt on the way in. */
  invited: boolean
  onLeave: () => void
  /** Leaves, and looks for somebody else. */
  onSeek: () => void
}

type Props = {
  t: EntryWords
  /** Over the way in: title and a sentence. */
  intro: ReactNode
  /** Whose quick matches, and what can be played while nobody is found. */
  game: QuickGame
  meanwhile: { path: `/${string}`; label: string }
  locale: Locale
  room: (props: RoomProps) => ReactNode
}

/** The code in the address: null without one, and text that may be no code. */
const codeInAddress = () => new URLSearchParams(location.search).get('room')

/** A game against friends: the way in, or the room that the address names. */
export function RoomApp({ t, intro, game, meanwhile, locale, room }: Props) {
  const [asked, setAsked] = useState<string | null | undefined>(undefined)
  const [invited, setInvited] = useState(true)
  const [seeks, setSeeks] = useState(false)
  const [returned, setReturned] = useState(false)

  useEffect(() => {
    void startOverlaysLazily()
    const read = () => {
      setInvited(true)
      setSeeks(false)
      setAsked(codeInAddress())
    }
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])

  function go(code: string | null) {
    history.pushState(null, '', code ? `?room=${code}` : location.pathname)
    setInvited(false)
    stopSeeking()
    setAsked(code)
  }

  function stopSeeking() {
    setSeeks(false)
    setReturned(true)
  }

  function seek() {
    if (asked) go(null)
    setSeeks(true)
  }

  if (isRoomCode(asked)) {
    return <Fragment key={asked}>{room({ code: asked, invited, onLeave: () => go(null), onSeek: seek })}</Fragment>
  }
  if (seeks) {
    return (
      <Needed load={loadQuick} waiting={<Connecting t={t} />} says={t.sitFailed} again={t.tryNow}>
        {({ default: Quick }) => (
          <Quick game={game} meanwhile={meanwhile} locale={locale} entry={t} onFound={go} onCancel={stopSeeking} />
        )}
      </Needed>
    )
  }
  return (
    <Entry t={t} returned={returned} waiting={asked === undefined} badCode={asked || null} onEnter={go} onSeek={seek}>
      {intro}
    </Entry>
  )
}
