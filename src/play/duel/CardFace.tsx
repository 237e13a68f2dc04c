import type { ReactNode } from 'react'
import type { Pack } from '#search/pack.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import { PlayerPicture } from '../PlayerPicture.tsx'
import styles from './card.module.css'
import type { Someone } from './someone.ts'

type Props = {
  who: Someone
  pack: Pack
  /** Behind the face: the bar of a value. */
  behind?: ReactNode
  /** In front of it: the line of the other value. */
  before?: ReactNode
}

/** Picture of a card: the face, and crests of the revealed clubs. */
export function CardFace({ who, pack, behind, before }: Props) {
  const clubs = (who.clubs ?? []).flatMap((id) => pack.clubs.get(id) ?? [])
  return (
    <span className={styles.face}>
      {behind}
      <PlayerPicture key={who.id} id={who.id} club={who.clubs?.at(-1) ?? null} pack={pack} />
      {before}
      {clubs.length > 0 && (
        <span className={styles.crests}>
          {clubs.map((club) => (
            <ClubCrest key={club.id} club={club} size={36} />
          ))}
        </span>
      )}
    </span>
  )
}
