import { useEffect, useRef, useState } from 'react'
import type { Spell } from '#data/types.ts'
import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { decodeCareers } from '#search/careers-pack.ts'
import type { Pack } from '#search/pack.ts'
import { loadLate } from '#stores/late-pack.ts'
import { fetchPack } from '#stores/pack.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import { monthOf } from '../months.ts'
import styles from './career-of.module.css'

type Props = {
  id: string
  pack: Pack
  /** Address of the careers file. */
  careersUrl: string
  locale: Locale
  t: Pick<Messages<'end'>, 'careerLoan' | 'careerLoading' | 'careerFailed' | 'factsOf'>
}

/**
 * All clubs of a footballer with years, loans and the month of the facts. Fetched when the surrounding `<details>`
 * opens, or at once without one.
 */
export function Career({ id, pack, careersUrl, locale, t }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [career, setCareer] = useState<readonly Spell[] | 'failed' | null>(null)

  useEffect(() => {
    let current = true
    const details = place.current?.closest('details') ?? null
    const load = () => {
      if (details && !details.open) return
      loadCareer(id, pack, careersUrl).then(
        (spells) => current && setCareer(spells),
        () => current && setCareer('failed'),
      )
    }
    load()
    details?.addEventListener('toggle', load)
    return () => {
      current = false
      details?.removeEventListener('toggle', load)
    }
  }, [id, pack, careersUrl])

  return (
    <div ref={place} className={styles.career} data-career={Array.isArray(career) ? 'here' : undefined}>
      {career === 'failed' ? (
        <p>{t.careerFailed}</p>
      ) : career === null ? (
        <p className="muted">{t.careerLoading}</p>
      ) : (
        <ul>
          {career.map((spell, at) => (
            <SpellItem key={at} spell={spell} pack={pack} loan={t.careerLoan} />
          ))}
        </ul>
      )}
      <p className="sm muted">{fill(t.factsOf, { month: monthOf(pack.asOf, locale) })}</p>
    </div>
  )
}

function SpellItem({ spell, pack, loan }: { spell: Spell; pack: Pack; loan: string }) {
  const club = pack.clubs.get(spell.club)
  return (
    <li>
      <span className={styles.years}>{yearsOf(spell)}</span>
      {club ? <ClubCrest club={club} size={18} /> : <span />}
      <span>
        {club?.name ?? spell.club}
        {spell.loan && <span className="muted"> ({loan})</span>}
      </span>
    </li>
  )
}

/** Loads the career and the late pack, which has the clubs that the first pack lacks. */
async function loadCareer(id: string, pack: Pack, url: string): Promise<readonly Spell[]> {
  const [careers] = await Promise.all([fetchPack(url), loadLate(pack)])
  return decodeCareers(careers, pack).find((one) => one.id === id)?.career ?? []
}

/** "2004–2009", "2024–"; unknown years are left out. */
const yearsOf = ({ from, to, current }: Spell): string =>
  from === null && to === null ? '' : from !== null && from === to && !current ? `${from}` : `${from ?? ''}–${to ?? ''}`
