import { Fragment } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { piecesOf } from '#search/marks.ts'
import type { Pack, PackFootballer } from '#search/pack.ts'
import type { Hit } from '#search/search.ts'
import { ClubCrest } from './ClubCrest.tsx'

const FORMER_CLUBS = 2

type Props = {
  id: string
  hit: Hit
  pack: Pack
  typed: string
  active: boolean
  used: boolean
  onPick: (footballer: PackFootballer) => void
  flagBase: string
  locale: Locale
  t: Messages<'search'>
}

/** One row of the list: flag, name with the typed part marked, club or last clubs, active years. */
export function PlayerOption({ id, hit, pack, typed, active, used, onPick, flagBase, locale, t }: Props) {
  const { footballer, alias } = hit
  const country = pack.countries.get(footballer.nation)
  return (
    <li
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={used || undefined}
      className={used ? 'used' : undefined}
      // The input keeps the focus, and a phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => !used && onPick(footballer)}
    >
      <img className="flag" src={`${flagBase}/${country?.flag}.svg`} alt="" width={27} height={18} loading="lazy" />
      <span className="who">
        <span className="b">
          {piecesOf(footballer.name, typed).map((piece, at) =>
            piece.typed ? <mark key={at}>{piece.text}</mark> : <Fragment key={at}>{piece.text}</Fragment>,
          )}
        </span>
        <span className="vh">, {country?.names[locale]},</span>
        <ClubLine footballer={footballer} alias={alias} pack={pack} />
      </span>
      <span className="sm muted n">{used ? t.used : yearsOf(footballer)}</span>
    </li>
  )
}

function ClubLine({ footballer, alias, pack }: { footballer: PackFootballer; alias: string | null; pack: Pack }) {
  const club = footballer.club === null ? undefined : pack.clubs.get(footballer.club)
  const former = lastClubs(footballer).map((id) => pack.clubs.get(id)?.shortName)
  return (
    <span className="sub">
      {alias && <span>{alias} ·</span>}
      {club && <ClubCrest club={club} />}
      <span>{club ? club.name : former.join(', ')}</span>
    </span>
  )
}

/** The latest one last, even when he had played there before. */
function lastClubs({ clues, lastClub }: PackFootballer): string[] {
  const others = clues.clubs.filter((id) => id !== lastClub)
  return [...others, ...(lastClub === null ? [] : [lastClub])].slice(-FORMER_CLUBS)
}

const yearsOf = ({ from, to }: PackFootballer): string => (from === null ? '' : `${from}–${to ?? ''}`)
