import type { MouseEvent } from 'react'
import { changeMailLanguage } from '#stores/auth.ts'
import { LANGUAGE_NAMES } from '#i18n/language-names.ts'
import { LOCALES, localePath, type Locale } from '#i18n/locales.ts'
import type { Speech } from './words.ts'

type Props = { t: Speech['t']; locale: Locale; onChoose: (locale: Locale) => Promise<void> }

/** Links as in the footer; account and mail service save the choice before the page changes. */
export function Languages({ t, locale, onChoose }: Props) {
  async function choose(event: MouseEvent<HTMLAnchorElement>, other: Locale) {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    await Promise.all([onChoose(other), changeMailLanguage(other)])
    location.assign(href)
  }
  return (
    <div className="setting">
      <span id="setting-language">{t.language}</span>
      <span className="seg" role="group" aria-labelledby="setting-language">
        {LOCALES.map((other) => (
          <a
            key={other}
            href={`/api/locale?to=${other}&next=${localePath(other, '/profile')}`}
            hrefLang={other}
            lang={other}
            aria-current={other === locale ? 'true' : undefined}
            onClick={(event) => void choose(event, other)}
          >
            {LANGUAGE_NAMES[other]}
          </a>
        ))}
      </span>
    </div>
  )
}
