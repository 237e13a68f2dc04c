import type { ReactNode } from 'react'
import { nationName, placeLine, type Names } from '../football-words.ts'
import { Subject } from './Subject.tsx'
import type { Pack } from '#search/pack.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import { PlayerPicture } from '../PlayerPicture.tsx'
import styles from './subject.module.css'
import { fill, number } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { HeatTile } from '../heat/HeatTile.tsx'
import { heatOf } from '../heat/heat.ts'

type Who = Parameters<typeof SubjectLine>[0]['who'] & { id: string; name: string }

type SubjectProps = {
  who: Who
  names: Names
  verdict: ReactNode
  /** Drawn on top of the picture. */
  over?: ReactNode
}

/** The footballer in question: face or shirt, name, flag, position and club. */
export function FootballerSubject({ who, names, verdict, over }: SubjectProps) {
  return (
    <Subject
      name={who.name}
      picture={
        <>
          <SubjectPicture who={who} pack={names.pack} />
          {over}
        </>
      }
      line={<SubjectLine who={who} names={names} />}
      verdict={verdict}
    />
  )
}

type Props = { who: Parameters<typeof placeLine>[0] & { nation: string }; names: Names }

/** Flag and "Midfielder, Milan". */
function SubjectLine({ who, names }: Props) {
  const country = names.pack.countries.get(who.nation)
  return (
    <>
      {country && (
        <img key={country.flag} className="flag" src={`/flags/${country.flag}.svg`} alt="" width={22} height={15} />
      )}
      <span className="vh">{nationName(who.nation, names)}, </span>
      <span data-place="">{placeLine(who, names)}</span>
    </>
  )
}

/** A footballer's face, or the shirt of the club, with the crest. */
function SubjectPicture({ who, pack }: { who: { id: string; club: string | null }; pack: Pack }) {
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

type VerdictProps = {
  off: number
  /** Distance of the answer, in words. */
  label: string
  /** Further facts, revealed by the answer. */
  more: string
  /** Percentage of equal answers; null: unknown. */
  agreed: number | null
  locale: Locale
  t: { agreed: string }
}

/** Verdict on an answer: its distance, revealed facts, and the share of equal answers. */
export function Verdict({ off, label, more, agreed, locale, t }: VerdictProps) {
  return (
    <>
      <HeatTile size="small" heat={heatOf(off)} label={String(Math.abs(off))} />
      <b>{label}</b> {more}
      {agreed !== null && ` ${fill(t.agreed, { percent: number(locale, agreed) })}`}
    </>
  )
}
