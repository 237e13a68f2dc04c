import type { CSSProperties } from 'react'
import type { EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import { PlayerPicture } from '#play/PlayerPicture.tsx'
import type { View } from '../../rules/engine.ts'
import styles from './team.module.css'

/** The three whole faces as a team photo, missed ones in grey. Empty for a run in the text version. */
export function Team({ view, pack }: EndProps<View, GameWords<'split'>>) {
  if (view.inWords) return null
  return (
    <div className={styles.team}>
      {view.thirds.map(({ who, isFound }, at) => (
        <span
          key={who!.id}
          className={styles.one}
          data-found={isFound ? '' : undefined}
          style={{ '--nth': at } as CSSProperties}
        >
          <PlayerPicture id={who!.id} club={who!.club} pack={pack} />
        </span>
      ))}
    </div>
  )
}
