import type { ReactNode } from 'react'
import type { QuickGame } from '#contracts/lobby.ts'
import type { Locale } from '#i18n/locales.ts'
import { Needed } from '#ui/Needed.tsx'
import type { EntryWords } from './entry-words.ts'
import { Connecting } from './Connecting.tsx'
import { RoomApp, type RoomProps } from './RoomApp.tsx'

/** Words from the game's page; `intro` is shown above the entry. */
export type MultiplayerProps = {
  packUrl: string
  locale: Locale
  t: { rooms: EntryWords; intro: { title: string; text: string }; meanwhile: string }
}

/** A game's room, created by `roomWith`. */
type Room = (props: RoomProps & { packUrl: string; locale: Locale; entry: EntryWords }) => ReactNode

type Props = MultiplayerProps & {
  game: QuickGame
  /** Address of a game to play while no opponent is found. */
  meanwhile: `/${string}`
  /** Must be stable between renders. */
  load: () => Promise<{ default: Room }>
}

/** A game against others: with friends by a link, or a quick match. */
export const Multiplayer = ({ game, meanwhile, load, packUrl, locale, t }: Props) => (
  <RoomApp
    t={t.rooms}
    game={game}
    meanwhile={{ path: meanwhile, label: t.meanwhile }}
    locale={locale}
    intro={
      <div className="stack">
        <h2 tabIndex={-1}>{t.intro.title}</h2>
        <p className="muted">{t.intro.text}</p>
      </div>
    }
    room={(props) => (
      <Needed load={load} waiting={<Connecting t={t.rooms} />} label={t.rooms.sitFailed} again={t.rooms.tryNow}>
        {({ default: Room }) => <Room packUrl={packUrl} locale={locale} entry={t.rooms} {...props} />}
      </Needed>
    )}
  />
)
