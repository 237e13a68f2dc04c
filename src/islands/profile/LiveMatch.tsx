import { useEffect, useState } from 'react'
import type { QuizOwnRecord } from '#contracts/quiz-boards.ts'
import { number } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import { placeAlone } from '#i18n/ordinal.ts'
import { readOwnRecord } from '#stores/quiz-own.ts'
import { Figure } from './Figure.tsx'
import type { Speech } from './words.ts'

/** Figures of the World quiz; renders nothing before the first match. */
export function LiveMatch({ locale, t }: Speech) {
  const [own, setOwn] = useState<QuizOwnRecord | null>(null)
  useEffect(() => {
    let isWanted = true
    void readOwnRecord().then((read) => isWanted && setOwn(read))
    return () => void (isWanted = false)
  }, [])
  if (!own || own.matches === 0) return null
  const one = new Intl.PluralRules(locale).select(own.matches) === 'one'
  return (
    <section className="card stack">
      <div className="row between">
        <h2>{t.liveMatch}</h2>
        <a className="lk sm" href={localePath(locale, '/table/quiz')}>
          {t.liveTable}
        </a>
      </div>
      <dl className="nums small">
        <Figure value={number(locale, own.matches)} label={one ? t.matches.one : t.matches.other} />
        <Figure value={own.bestRank === null ? '–' : placeAlone(locale, own.bestRank)} label={t.bestRank} />
        <Figure value={own.bestScore === null ? '–' : number(locale, own.bestScore)} label={t.bestScore} />
        {own.today.matches > 0 && <Figure value={number(locale, own.today.score)} label={t.bestFive} />}
      </dl>
    </section>
  )
}
