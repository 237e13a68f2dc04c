import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import type { QuickGame } from '#contracts/lobby.ts'
import { type Locale, localePath } from '#i18n/locales.ts'
import { Connecting } from '#play/room/Connecting.tsx'
import type { EntryWords } from '#play/room/entry-words.ts'
import { $guestKit, $guestName } from '#play/room/guest.ts'
import { useSubtitle } from '#play/room/use-subtitle.ts'
import { createLobby, type Search } from '#stores/room/lobby.ts'
import { Button } from '#ui/Button.tsx'
import { declareIntent } from '#ui/intent.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import { Searching, type Meanwhile } from './Searching.tsx'
import { QUICK_WORDS } from './words/index.ts'
import type { Messages } from '#i18n/messages/index.ts'
import entry from '#play/room/entry.module.css'

type Props = {
  game: QuickGame
  /** Alternatives without waiting. */
  meanwhile: Meanwhile
  locale: Locale
  entry: EntryWords
  onFound: (room: string) => void
  onCancel: () => void
}

/** Why no search is possible; null while searching. */
function stoppedBy(search: Search) {
  if (search.status === 'replaced' || search.status === 'full') return search.status
  return search.status === 'lost' && search.down ? 'lost' : null
}

/** Searches for an opponent while mounted. */
export default function Quick({ game, meanwhile, locale, entry, onFound, onCancel }: Props) {
  const load = useCallback(async () => (await QUICK_WORDS[locale]()).words, [locale])
  const { loaded: t, failed, retry } = useLoaded(load)
  const [lobby] = useState(() =>
    createLobby(game, () => ({ name: $guestName.get().trim(), kit: $guestKit.get(), locale })),
  )
  useEffect(() => {
    declareIntent()
    lobby.open()
    return () => lobby.close()
  }, [lobby])

  const search = useStore(lobby.$search)
  const rating = useStore(lobby.$rating)
  const room = search.status === 'found' ? search.room : null
  useEffect(() => {
    if (room !== null) onFound(room)
    // Found once; who is told may change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [room])
  useSubtitle(entry.quick)

  if (!t) return failed ? <Button onClick={retry}>{entry.tryNow}</Button> : <Connecting t={entry} />
  const words = { locale, t }
  const stopped = stoppedBy(search)
  if (stopped) {
    return <Stopped status={stopped} meanwhile={meanwhile} onRetry={lobby.retry} onBack={onCancel} {...words} />
  }
  const since = search.status === 'waiting' ? search.since : null
  return <Searching since={since} rating={rating} meanwhile={meanwhile} onCancel={onCancel} {...words} />
}

type StoppedProps = {
  status: 'replaced' | 'full' | 'lost'
  meanwhile: Meanwhile
  onRetry: () => void
  onBack: () => void
  locale: Locale
  t: Messages<'rooms'>
}

/** Explains why no search is possible, with alternatives. */
function Stopped({ status, meanwhile, onRetry, onBack, locale, t }: StoppedProps) {
  const words = {
    replaced: [t.quickElsewhere, t.replacedText],
    full: [t.quickFull, t.downText],
    lost: [t.downTitle, t.downText],
  } as const
  const [title, text] = words[status]
  return (
    <section className={entry.entry} role="alert">
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      <Button look="primary" size="large" onClick={onRetry}>
        {status === 'replaced' ? t.playHere : t.tryNow}
      </Button>
      <a className="btn" href={localePath(locale, meanwhile.path)}>
        {meanwhile.label}
      </a>
      <Button look="quiet" onClick={onBack}>
        {t.quickCancel}
      </Button>
    </section>
  )
}
