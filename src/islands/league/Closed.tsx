import { LEAGUE_SEATS, type League } from '#contracts/leagues.ts'
import { fill } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import { Shirt } from '#ui/Shirt.tsx'
import s from './league.module.css'
import type { Speech } from './words.ts'

/** Page of a full league: its twenty-two shirts, and two links onwards. */
export function Full({ speech: { locale, t }, league }: { speech: Speech; league: League }) {
  return (
    <section className={`card stack ${s.narrow}`}>
      <h1 tabIndex={-1}>{fill(t.fullTitle, { league: league.name })}</h1>
      <p className="muted">{t.fullText}</p>
      <p className={s.seats} aria-hidden="true">
        {Array.from({ length: LEAGUE_SEATS }, (_, at) => (
          <Shirt key={at} number={at + 1} state="done" />
        ))}
      </p>
      <Ways locale={locale} t={t} />
    </section>
  )
}

/** An unknown code. */
export function Gone({ speech: { locale, t } }: { speech: Speech }) {
  return (
    <section className={`card stack ${s.narrow}`}>
      <h1 tabIndex={-1}>{t.goneTitle}</h1>
      <p className="muted">{t.goneText}</p>
      <Ways locale={locale} t={t} />
    </section>
  )
}

const Ways = ({ locale, t }: Pick<Speech, 'locale' | 't'>) => (
  <>
    <a className="btn btn-p btn-l" href={localePath(locale, '/')}>
      {t.playToday}
    </a>
    <a className="btn" href={localePath(locale, '/league')}>
      {t.ownLeague}
    </a>
  </>
)
