import { startTransition, useId, useOptimistic } from 'react'
import '#styles/fields.css'
import { loadCountries } from '#stores/countries.ts'
import type { Locale } from '#i18n/locales.ts'
import { Button } from '#ui/Button.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import type { Speech } from './words.ts'

const LISTS = {
  en: () => loadCountries('en'),
  fr: () => loadCountries('fr'),
  es: () => loadCountries('es'),
} as const satisfies Record<Locale, unknown>

type Props = {
  t: Speech['t']
  locale: Locale
  chosen: unknown
  onChoose: (country: string | null) => Promise<void>
}

/** Native select, which supports typing ahead. The flag is optional. */
export function CountryChoice({ t, locale, chosen, onChoose }: Props) {
  const id = useId()
  const { loaded: countries, failed, retry } = useLoaded(LISTS[locale])
  const [shown, show] = useOptimistic(typeof chosen === 'string' ? chosen : '')
  const flag = countries?.find(({ code }) => code === shown)?.flag
  const choose = (code: string) =>
    startTransition(async () => {
      show(code)
      await onChoose(code || null)
    })
  return (
    <div className="setting">
      <label htmlFor={id}>{t.country}</label>
      <span className="input">
        {flag && <img className="flag" src={`/flags/${flag}.svg`} alt="" width="22" height="15" />}
        <select id={id} value={shown} disabled={!countries} onChange={({ target }) => choose(target.value)}>
          <option value="">{t.noCountry}</option>
          {countries?.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </span>
      {failed && (
        <span className="row between sm" role="alert">
          {t.countriesFailed}
          <Button size="small" onClick={retry}>
            {t.tryAgain}
          </Button>
        </span>
      )}
    </div>
  )
}
