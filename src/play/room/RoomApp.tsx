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

/** A game's part of a room; loaded when a room is entered. */
export type RoomProps = {
  code: string
  /** True after arriving by a link, when the room is shown first; false after choosing name and shirt at the entry. */
  invited: boolean
  onLeave: () => void
  /** Leaves and searches for another opponent. */
  onSeek: () => void
}

type Props = {
  t: EntryWords
  /** Title and sentence above the entry. */
  intro: ReactNode
  /** Game of the quick matches, and an alternative while no opponent is found. */
  game: QuickGame
  meanwhile: { path: `/${string}`; label: string }
  locale: Locale
  room: (props: RoomProps) => ReactNode
}

/** The code in the address, unchecked; null without one. */
const codeInAddress = () => new URLSearchParams(location.search).get('room')

/** A game against friends: the entry, or the room in the address. */
export function RoomApp({ t, intro, game, meanwhile, locale, room }: Props) {
  const [asked, setAsked] = useState<string | null | undefined>(undefined)
  const [invited, setInvited] = useState(true)
  const [isSeeking, setIsSeeking] = useState(false)
  const [returned, setReturned] = useState(false)

  useEffect(() => {
    void startOverlaysLazily()
    const read = () => {
      setInvited(true)
      setIsSeeking(false)
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
    setIsSeeking(false)
    setReturned(true)
  }

  function seek() {
    if (asked) go(null)
    setIsSeeking(true)
  }

  if (isRoomCode(asked)) {
    return <Fragment key={asked}>{room({ code: asked, invited, onLeave: () => go(null), onSeek: seek })}</Fragment>
  }
  if (isSeeking) {
    return (
      <Needed load={loadQuick} waiting={<Connecting t={t} />} label={t.sitFailed} again={t.tryNow}>
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
