import { Fragment } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { knownFor } from '#search/known-for.ts'
import { piecesOf } from '#search/marks.ts'
import { fill } from '#i18n/format.ts'
import type { Named, Pack, PackFootballer } from '#search/pack.ts'
import type { Hit } from '#search/search.ts'
import { ClubCrest } from './ClubCrest.tsx'
import styles from './player-option.module.css'

type Props = {
  id: string
  hit: Hit
  pack: Pack
  typed: string
  active: boolean
  /** Why he cannot be named, in a word or two. */
  refused: string | null
  onPick: (footballer: Named) => void
  /** What a tap does: "Guess". */
  label: string
  flagBase: string
  locale: Locale
  t: Messages<'search'>
}

/**
 * One row of the list: flag, name with the typed part marked, club or the clubs he is known for, active years. Namesakes
 * are told apart by nation and year of birth, and so is whoever is known by no more than that.
 */
export function PlayerOption(props: Props) {
  const { id, hit, pack, typed, active, refused, onPick, label, flagBase, locale, t } = props
  const { footballer, alias, namesake } = hit
  const country = pack.countries.get(footballer.nation)
  const year = footballer.clues ? footballer.born?.slice(0, 4) : footballer.bornYear
  const isApart = namesake || !footballer.clues
  const who = [country?.names[locale], year && fill(t.born, { year })].filter(Boolean).join(', ')
  return (
    <li
      id={id}
      className={styles.option}
      role="option"
      aria-selected={active}
      aria-disabled={refused !== null || undefined}
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
        <span className="vh">, {isApart ? '' : `${country?.names[locale]},`}</span>
        <span className={styles.clubs}>
          {alias && <span>{alias}&nbsp;·</span>}
          {isApart && <span>{footballer.clues ? `${who}\u00A0·` : who}</span>}
          {footballer.clues && <ClubLine footballer={footballer} pack={pack} />}
        </span>
      </span>
      <span className={styles.aside}>
        <span className={styles.years}>{refused ?? yearsOf(footballer)}</span>
        {refused === null && (
          <span className={styles.does} aria-hidden="true">
            {label}
          </span>
        )}
      </span>
    </li>
  )
}

function ClubLine({ footballer, pack }: { footballer: PackFootballer; pack: Pack }) {
  const club = footballer.club === null ? undefined : pack.clubs.get(footballer.club)
  if (club) {
    return (
      <>
        <ClubCrest club={club} />
        <span>{club.name}</span>
      </>
    )
  }
  const former = knownFor(footballer.clues.clubs, (id) => pack.clubs.get(id)?.league != null)
  return <span>{former.map((id) => pack.clubs.get(id)?.shortName).join(', ')}</span>
}

const yearsOf = (footballer: Named): string =>
  footballer.clues && footballer.from !== null ? `${footballer.from}–${footballer.to ?? ''}` : ''
