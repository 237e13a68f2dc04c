import { Fragment } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { aliasRevealsName } from '#search/alias-reveals-name.ts'
import { knownFor } from '#search/known-for.ts'
import { piecesOf } from '#search/marks.ts'
import { fill } from '#i18n/format.ts'
import type { Named, PackFootballer } from '#search/named.ts'
import type { Pack } from '#search/pack.ts'
import type { Hit } from '#search/search.ts'
import { ClubCrest } from './ClubCrest.tsx'
import styles from './player-option.module.css'

type Props = {
  id: string
  hit: Hit
  pack: Pack
  typed: string
  active: boolean
  /** Short reason why the footballer cannot be named. */
  refused: string | null
  onPick: (footballer: Named) => void
  /** Label of the action: "Guess". */
  label: string
  shows: Shows
  locale: Locale
  t: Messages<'search'>
}

/** Details of a row. `name` hides clubs, nations and roles, for games that ask about them. */
export type Shows = 'all' | 'name'

/** One row of the list: the name with the typed part marked, active years, and the details that `shows` allows. */
export function PlayerOption(props: Props) {
  const { id, hit, pack, typed, active, refused, onPick, label, shows, t } = props
  const { footballer } = hit
  const flag = pack.countries.get(footballer.nation)?.flag
  return (
    <li
      id={id}
      className={styles.option}
      data-shows={shows}
      role="option"
      aria-selected={active}
      aria-disabled={refused !== null || undefined}
      // Keeps the focus in the input and a phone's keyboard open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onPick(footballer)}
    >
      {shows === 'all' && (
        <img className="flag" src={`/flags/${flag}.svg`} alt="" width={27} height={18} loading="lazy" />
      )}
      <span className={styles.who}>
        <span className={styles.name}>
          {piecesOf(footballer.name, typed).map((piece, at) =>
            piece.typed ? <mark key={at}>{piece.text}</mark> : <Fragment key={at}>{piece.text}</Fragment>,
          )}
        </span>
        {shows === 'all' ? <AllLine {...props} /> : <NameLine hit={hit} t={t} />}
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

/**
 * The current club, or the clubs the footballer is known for. Adds nation and year of birth for namesakes and for
 * footballers without clues.
 */
function AllLine({ hit, pack, locale, t }: Pick<Props, 'hit' | 'pack' | 'locale' | 't'>) {
  const { footballer, alias, namesake } = hit
  const nation = pack.countries.get(footballer.nation)?.names[locale]
  const isApart = namesake || !footballer.clues
  const who = [nation, bornOf(footballer, t)].filter(Boolean).join(', ')
  return (
    <>
      <span className="vh">, {isApart ? '' : `${nation},`}</span>
      <span className={styles.clubs}>
        {alias && <span>{alias}&nbsp;·</span>}
        {isApart && <span>{footballer.clues ? `${who}\u00A0·` : who}</span>}
        {footballer.clues && <ClubLine footballer={footballer} pack={pack} />}
      </span>
    </>
  )
}

/** The typed nickname, and for namesakes the year of birth; the role too when even that is the same. */
function NameLine({ hit: { footballer, alias, namesake, twin }, t }: Pick<Props, 'hit' | 't'>) {
  const role = footballer.clues ? footballer.clues.role : footballer.role
  const said = [
    alias && !aliasRevealsName(alias) && alias,
    namesake && bornOf(footballer, t),
    twin && t[`role-${role}`],
  ].filter(Boolean)
  if (said.length === 0) return null
  return (
    <>
      <span className="vh">, </span>
      <span className={styles.clubs}>{said.join(', ')}</span>
    </>
  )
}

function bornOf(footballer: Named, t: Messages<'search'>): string | null {
  const year = footballer.clues ? footballer.born?.slice(0, 4) : footballer.bornYear
  return year ? fill(t.born, { year }) : null
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
