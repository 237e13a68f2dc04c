import type { Locale } from '#i18n/locales.ts'
import type { Pack } from '#search/pack.ts'
import { listOf, nationName } from '../football-words.ts'
import styles from './card.module.css'
import type { Someone } from './someone.ts'

/** Under a name: the flag, and the revealed clubs. */
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
