import type { CSSProperties } from 'react'
import { number } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import { PlayerPicture } from '#play/PlayerPicture.tsx'
import type { View } from '../../rules/engine.ts'
import { skylineOf } from './skyline.ts'
import styles from './skyline.module.css'

/** The run as a skyline of values with a face on each tower; a wrong one is hollow. Decorative. */
export function Skyline({ view, pack, locale }: EndProps<View, GameWords<'higherlower'>>) {
  return (
    <div className={styles.skyline} aria-hidden="true">
      {skylineOf(view.steps).map(({ id, height, millions, missed }, at) => (
        <span
          key={at}
          className={styles.tower}
          data-missed={missed ? '' : undefined}
          style={{ '--height': height, '--at': at } as CSSProperties}
        >
          <span className={styles.face}>
            <PlayerPicture id={id} club={pack.byId.get(id)?.club ?? null} pack={pack} />
          </span>
          <i />
          <b className="num">{number(locale, millions)}</b>
        </span>
      ))}
    </div>
  )
}
