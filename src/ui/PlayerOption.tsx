import { Fragment } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { piecesOf } from '#search/marks.ts'
import type { Pack, PackFootballer } from '#search/pack.ts'
import type { Hit } from '#search/search.ts'
import { ClubCrest } from './ClubCrest.tsx'
import styles from './player-option.module.css'

const FORMER_CLUBS = 2

type Props = {
  id: string
  hit: Hit
  pack: Pack
  typed: string
  active: boolean
  used: boolean
  onPick: (footballer: PackFootballer) => void
  /** What a tap does: "Guess". */
  label: string
  flagBase: string
  locale: Locale
  t: Messages<'search'>
}

/** One row of the list: flag, name with the typed part marked, club or the clubs he is known for, active years. */
export function PlayerOption(props: Props) {
  const { id, hit, pack, typed, active, used, onPick, label, flagBase, locale, t } = props
  const { footballer, alias } = hit
  const country = pack.countries.get(footballer.nation)
  return (
    <li
      id={id}
      className={styles.option}
      role="option"
      aria-selected={active}
      aria-disabled={used || undefined}
      // The input keeps the focus, and a phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onPick(footballer)}
    >
      <img className="flag" src={`${flagBase}/${country?.flag}.svg`} alt="" width={27} height={18} loading="lazy" />
      <span className={styles.who}>
        <span className={styles.name}>
          {piecesOf(footballer.name, typed).map((piece, at) =>
            piece.typed ? <mark key={at}>{piece.text}</mark> : <Fragment key={at}>{piece.text}</Fragment>,
          )}
        </span>
        <span className="vh">, {country?.names[locale]},</span>
        <ClubLine footballer={footballer} alias={alias} pack={pack} />
      </span>
      <span className={styles.aside}>
        <span className={styles.years}>{used ? t.used : yearsOf(footballer)}</span>
        {!used && (
          <span className={styles.does} aria-hidden="true">
            {label}
          </span>
        )}
      </span>
    </li>
  )
}

function ClubLine({ footballer, alias, pack }: { footballer: PackFootballer; alias: string | null; pack: Pack }) {
  const club = footballer.club === null ? undefined : pack.clubs.get(footballer.club)
  const former = knownFor(footballer, pack).map((id) => pack.clubs.get(id)?.shortName)
  return (
    <span className={styles.clubs}>
      {alias && <span>{alias} ·</span>}
      {club && <ClubCrest club={club} />}
      <span>{club ? club.name : former.join(', ')}</span>
    </span>
  )
}

/** The last ones of the five leagues: how a career fades out says little. Without any, the last ones. */
function knownFor({ clues }: PackFootballer, pack: Pack): string[] {
  const great = clues.clubs.filter((id) => pack.clubs.get(id)?.league)
  return (great.length > 0 ? great : [...clues.clubs]).slice(-FORMER_CLUBS)
}

const yearsOf = ({ from, to }: PackFootballer): string => (from === null ? '' : `${from}–${to ?? ''}`)
