import type { Locale } from './locales.ts'

type Values = Record<string, string | number>

/** Plural forms of the three languages: `one` and `other` (French counts 0 as one; `Intl` knows). */
export type Plural = { one: string; other: string }

/** Replaces the `{placeholders}` of a message; one without a value stays visible. */
export function fill(message: string, values: Values): string {
  return message.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}

/** Separators of thousands and decimals, and the minimum digits for grouping. */
const MARKS: Record<Locale, [thousands: string, tenths: string, groupedFrom: number]> = {
  en: [',', '.', 4],
  fr: ['\u202f', ',', 4],
  es: ['.', ',', 5],
}

/**
 * `1,240`, `1 240`, `1240`; `12,400`, `12 400`, `12.400`; three decimals at most. Same output as `Intl.NumberFormat`,
 * whose first use in a page takes longer than a game's whole first render (docs/decisions/082).
 */
export function number(locale: Locale, value: number): string {
  const [thousands, tenths, groupedFrom] = MARKS[locale]
  const [whole, decimals] = value
    .toFixed(3)
    .replace(/\.?0+$/, '')
    .split('.')
  const digits = whole!.replace('-', '').length
  const grouped = digits < groupedFrom ? whole! : whole!.replace(/\B(?=(\d{3})+$)/g, thousands)
  return decimals ? grouped + tenths + decimals : grouped
}

const rules = new Map<Locale, Intl.PluralRules>()

function ruleOf(locale: Locale) {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, rule)
  return rule
}

/** Picks the language's plural form, then fills `{count}` and the other placeholders. */
export function plural(locale: Locale, forms: Plural, count: number, values: Values = {}): string {
  const rule = ruleOf(locale).select(count)
  return fill(rule === 'one' ? forms.one : forms.other, { count: number(locale, count), ...values })
}
