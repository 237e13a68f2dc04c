type Values = Record<string, string | number>

/** Plural forms of the three languages: `one` and `other` (French counts 0 as one; `Intl` knows). */
export type Plural = { one: string; other: string }

/** Puts values in the `{holes}` of a message; a hole without a value stays visible. */
export function fill(message: string, values: Values): string {
  return message.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}

/** Kept by language: making one takes longer than all the rest of a tap on a card. */
const formats = new Map<string, { figures: Intl.NumberFormat; rules: Intl.PluralRules }>()

function formatOf(locale: string) {
  const known = formats.get(locale)
  if (known) return known
  const figures = new Intl.NumberFormat(locale, { useGrouping: 'always' as never })
  const format = { figures, rules: new Intl.PluralRules(locale) }
  formats.set(locale, format)
  return format
}

/** `1,240`, `1 240`, `1.240`. */
export const number = (locale: string, value: number): string => formatOf(locale).figures.format(value)

/** Picks the plural form of the language, then fills `{count}` and the other holes. */
export function plural(locale: string, forms: Plural, count: number, values: Values = {}): string {
  const rule = formatOf(locale).rules.select(count)
  return fill(rule === 'one' ? forms.one : forms.other, { count: number(locale, count), ...values })
}
