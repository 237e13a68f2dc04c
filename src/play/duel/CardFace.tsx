import type { ReactNode } from 'react'
import type { Pack } from '#search/pack.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import { PlayerPicture } from '../PlayerPicture.tsx'
import styles from './card.module.css'
import type { Locale } from '#i18n/locales.ts'
import { listOf, nationName } from '../football-words.ts'

type Props = {
  who: Someone
  pack: Pack
  /** Drawn behind the face: the bar of a value. */
  behind?: ReactNode
  /** Drawn in front of the face: the line of the other value. */
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

/** Line below a name: the flag, and the revealed clubs. */
export function CardLine({ who, pack, locale }: { who: Someone; pack: Pack; locale: Locale }) {
  const country = pack.countries.get(who.nation)
  const clubs = (who.clubs ?? []).map((id) => pack.clubs.get(id)?.shortName ?? id)
  return (
    <span className={styles.line}>
      {country && (
        <>
          <img key={country.flag} className="flag" src={`/flags/${country.flag}.svg`} alt="" width={22} height={15} />
          <span className="vh">{nationName(who.nation, { pack, locale })}, </span>
        </>
      )}
      <span className={styles.club}>{listOf(clubs, locale, 'conjunction')}</span>
    </span>
  )
}

/** A footballer on a duel's card. `clubs`: in order of the season, two after a winter transfer; null: hidden. */
export type Someone = { id: string; name: string; nation: string; clubs: readonly string[] | null }
