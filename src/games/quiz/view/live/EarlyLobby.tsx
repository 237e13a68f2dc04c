import { useStore } from '@nanostores/react'
import { $guestKit, $guestName } from '#play/room/guest.ts'
import { Slow } from '#ui/Slow.tsx'
import type { Words } from '../play/words.ts'
import { Night } from '../play/Night.tsx'
import { Stand } from '../play/Stand.tsx'
import { Fan } from './Fan.tsx'
import styles from './tunnel.module.css'
import early from './early-lobby.module.css'

type Props = Words & { watches: boolean }

/** Skeleton of the lobby until the shard answers, in its final layout: a dark clock, empty seats, three lamps. */
export function EarlyLobby({ watches, t }: Props) {
  const [name, kit] = [useStore($guestName), useStore($guestKit)]
  return (
    <div className={styles.lobby}>
      <Night on={3} />
      <p className={styles.clock}>
        <span>{t.kickOffIn}</span>
        <b className="num" aria-hidden="true">
          <i className={early.shape} />
        </b>
        <span className="muted">{t.matchLine}</span>
      </p>
      <Stand kits={[]} mine={null} lit={0} isLit={false} />
      {!watches && (
        <div className={styles.you}>
          <Fan kit={kit} mine />
          <b>{name || t.you}</b>
        </div>
      )}
      <div className={early.slow}>
        <Slow waits={t.connecting} failed={t.notLoaded} again={t.tryAgain} />
      </div>
    </div>
  )
}
