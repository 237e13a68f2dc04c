import type { Pack } from '#search/pack.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import { PlayerPicture } from '../PlayerPicture.tsx'
import styles from './subject.module.css'

/** A footballer's face, or the shirt of his club, with its crest. */
export function SubjectPicture({ who, pack }: { who: { id: string; club: string | null }; pack: Pack }) {
  const club = who.club === null ? undefined : pack.clubs.get(who.club)
  return (
    <>
      <PlayerPicture key={who.id} id={who.id} club={who.club} pack={pack} />
      {club && (
        <span className={styles.crest}>
          <ClubCrest club={club} size={40} />
        </span>
      )}
    </>
  )
}
