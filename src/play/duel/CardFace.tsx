import type { ReactNode } from 'react'
import type { Pack } from '#search/pack.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import { PlayerPicture } from '../PlayerPicture.tsx'
import styles from './card.module.css'
import type { Someone } from './someone.ts'

type Props = {
  who: Someone
  pack: Pack
  /** Behind the face: how high a value stands. */
  behind?: ReactNode
  /** Before it: the line of the other value. */
  before?: ReactNode
}

/** The picture of a card: the face, and the crests of the clubs that are told. */
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
