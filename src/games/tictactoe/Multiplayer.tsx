import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { EntryWords } from '#play/room/entry-words.ts'
import { Connecting, RoomApp } from '#play/room/RoomApp.tsx'
import { Needed } from '#ui/Needed.tsx'

const load = () => import('./room/Room.tsx')

type Props = {
  packUrl: string
  locale: Locale
  t: { rooms: EntryWords; race: Pick<Messages<'gridRace'>, 'entryTitle' | 'entryText'> }
}

/** Tic tac toe against a friend. */
export default function Multiplayer({ packUrl, locale, t }: Props) {
  return (
    <RoomApp
      t={t.rooms}
      intro={
        <div className="stack">
          <h2>{t.race.entryTitle}</h2>
          <p className="muted">{t.race.entryText}</p>
        </div>
      }
      room={(props) => (
        <Needed load={load} waiting={<Connecting t={t.rooms} />} says={t.rooms.sitFailed} again={t.rooms.tryNow}>
          {({ default: Room }) => <Room packUrl={packUrl} locale={locale} entry={t.rooms} {...props} />}
        </Needed>
      )}
    />
  )
}
