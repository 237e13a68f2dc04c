import type { CSSProperties } from 'react'
import { surnameOf } from '#core/surname.ts'
import { number } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import { PlayerPicture } from '#play/PlayerPicture.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { View } from '../../rules/engine.ts'
import { lanesOf } from './lanes.ts'
import styles from './lanes.module.css'

/** Ten lanes: the larger figure as a bar with the face at its end, the smaller one as the line below. Decorative. */
export function Lanes({ view, pack, locale }: EndProps<View, GameWords<'statistics'>>) {
  return (
    <div className={styles.lanes} aria-hidden="true">
      {lanesOf(view.done).map(({ more, high, low, hit, length, behind }, at) => (
        <div
          key={at}
          className={styles.lane}
          data-hit={hit}
          style={{ '--length': `${length}%`, '--behind': `${behind}%` } as CSSProperties}
        >
          <span className={styles.track}>
            <span className={styles.bar}>
              <Icon name={hit ? 'check' : 'cross'} />
              <b className="cut">{surnameOf(more.name)}</b>
            </span>
            <i />
            <span className={styles.face}>
              <PlayerPicture id={more.id} club={pack.byId.get(more.id)?.club ?? null} pack={pack} />
            </span>
          </span>
          <b className="num">
            {number(locale, high)}:{number(locale, low)}
          </b>
        </div>
      ))}
    </div>
  )
}
