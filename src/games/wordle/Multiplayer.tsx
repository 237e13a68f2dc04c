import { lazy } from 'react'
import { RoomApp } from '#play/room/RoomApp.tsx'
import type { RoomWords } from '#play/room/game.ts'
import type { RaceWords } from './room/words.ts'

const Room = lazy(() => import('./room/Room.tsx'))

type Props = { packUrl: string } & RoomWords<RaceWords>

/** Wordle against friends. */
export default function Multiplayer({ packUrl, locale, t }: Props) {
  return (
    <RoomApp
      t={t.rooms}
      intro={
        <div className="stack">
          <h2>{t.own.entryTitle}</h2>
          <p className="muted">{t.own.entryText}</p>
        </div>
      }
      room={(props) => <Room packUrl={packUrl} locale={locale} t={t} {...props} />}
    />
  )
}
