import { BadgeCheck, CaseSensitive, ClipboardCheck, EyeOff, Rows2, ScanFace, Shirt, Square, Trash2 } from 'lucide-react'
import { localePath } from '#i18n/locales.ts'
import type { Speech } from './words.ts'

const TAKEN = [
  ['rule-square', Square],
  ['rule-face', ScanFace],
  ['rule-lines', Rows2],
  ['rule-clean', CaseSensitive],
  ['rule-rights', BadgeCheck],
] as const

const THEN = [
  ['next-hidden', EyeOff],
  ['next-review', ClipboardCheck],
  ['next-approved', Shirt],
  ['next-gone', Trash2],
] as const

/** Rules for submitted pictures. */
export function Rules({ locale, t }: Pick<Speech, 'locale' | 't'>) {
  return (
    <section className="well stack">
      <h2>{t.rulesTitle}</h2>
      <Lines lines={TAKEN} t={t} />
      <h2>{t.nextTitle}</h2>
      <Lines lines={THEN} t={t} />
      <a className="lk sm" href={localePath(locale, '/terms')}>
        {t.terms}
      </a>
    </section>
  )
}

function Lines({ lines, t }: Pick<Speech, 't'> & { lines: typeof TAKEN | typeof THEN }) {
  return (
    <ul className="rules sm">
      {lines.map(([key, Icon]) => (
        <li key={key}>
          <Icon className="i" aria-hidden="true" />
          {t[key]}
        </li>
      ))}
    </ul>
  )
}
