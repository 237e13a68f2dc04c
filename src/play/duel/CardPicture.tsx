import type { Pack } from '#search/pack.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import { PlayerPicture } from '../PlayerPicture.tsx'
import styles from './card.module.css'
import type { Someone } from './someone.ts'

/** The face on a card, and the crests of the clubs that are told. */
export function CardPicture({ who, pack }: { who: Someone; pack: Pack }) {
  const clubs = (who.clubs ?? []).flatMap((id) => pack.clubs.get(id) ?? [])
  return (
    <>
      <PlayerPicture key={who.id} id={who.id} club={who.clubs?.at(-1) ?? null} pack={pack} />
      {clubs.length > 0 && (
        <span className={styles.crests}>
          {clubs.map((club) => (
            <ClubCrest key={club.id} club={club} size={36} />
          ))}
        </span>
      )}
    </>
  )
}
