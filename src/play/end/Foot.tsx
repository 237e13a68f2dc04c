import { CalendarDays } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { ReportButton } from '#overlays/ReportButton.tsx'
import type { About } from '#overlays/report/about.ts'
import { monthOf } from '../months.ts'
import type { EndWords } from './words/index.ts'
import styles from './foot.module.css'

type Props = {
  /** Address of the archive; absent in practice. */
  archive?: string | undefined
  /** Subject of a report; absent: nothing to report. */
  about?: About | undefined
  /** ISO month of the facts. */
  asOf: string
  /** Author of the shown picture: null for our own drawing; undefined: none, or loading. */
  author: string | null | undefined
  /** True for a run that has just ended. */
  fresh: boolean
  locale: Locale
  t: EndWords['end']
}

/**
 * Footer of an end: archive, report, sources of facts and picture. Some ends have an offer to install the site above
 * it.
 */
export function Foot({ archive, about, asOf, author, fresh, locale, t }: Props) {
  return (
    <>
      {fresh && <InstallHint locale={locale} />}
      <footer className={styles.foot}>
        <div className={styles.buttons}>
          {archive && (
            <a className="btn btn-s" href={archive}>
              <CalendarDays className="i" aria-hidden="true" />
              {t.archive}
            </a>
          )}
          {about && <ReportButton about={about} locale={locale} t={t} />}
        </div>
        <p className={styles.credit}>
          {fill(t.factsOf, { month: monthOf(asOf, locale) })} <Credit author={author} locale={locale} t={t} />
        </p>
      </footer>
    </>
  )
}

/** The offer to install the site, on some ends (src/play/install). */
function InstallHint({ locale }: { locale: Locale }) {
  const [hint, setHint] = useState<ReactNode>(null)
  useEffect(() => {
    void import('../install/hint.ts').then(({ installHint }) => installHint(locale)).then(setHint, () => {})
  }, [locale])
  return hint
}

function Credit({ author, locale, t }: Pick<Props, 'author' | 'locale' | 't'>): ReactNode {
  if (author === undefined) return null
  return (
    <>
      {author === null ? (
        t.drawnByUs
      ) : (
        <a href={`${localePath(locale, '/credits')}#pictures`}>{fill(t.pictureBy, { author })}</a>
      )}{' '}
      <a href={localePath(locale, '/submissions')}>{t.offerPicture}</a>
    </>
  )
}
