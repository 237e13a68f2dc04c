import { useStore } from '@nanostores/react'
import { $guestKit, $guestName } from '#play/room/guest.ts'
import { Slow } from '#ui/Slow.tsx'
import type { Words } from '../play/words.ts'
import { Fan } from './Lines.tsx'
import styles from './lobby.module.css'
import early from './early-lobby.module.css'

type Props = Words & { watches: boolean }

const FANS = 8

/** The tunnel before the shard answers, in its final layout: only the clock and the others are shapes. */
export function EarlyLobby({ watches, t }: Props) {
  const [name, kit] = [useStore($guestName), useStore($guestKit)]
  return (
    <div className={styles.lobby}>
      <p className={styles.clock}>
        <span>{t.kickOffIn}</span>
        <b className="num" aria-hidden="true">
          <i className={early.shape} />
        </b>
        <span className="muted">{t.matchLine}</span>
      </p>
      {!watches && (
        <div className={styles.you}>
          <Fan kit={kit} mine />
          <b>{name || t.you}</b>
        </div>
      )}
      <ul className={styles.others} aria-hidden="true">
        {Array.from({ length: FANS }, (_, at) => (
          <li key={at} className={early.fan}>
            <Fan kit={undefined} />
            <i className={early.shape} />
          </li>
        ))}
      </ul>
      <div className={early.slow}>
        <Slow waits={t.connecting} failed={t.notLoaded} again={t.tryAgain} />
      </div>
    </div>
  )
}
