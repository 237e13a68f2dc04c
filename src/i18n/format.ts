type Values = Record<string, string | number>

/** Plural forms of the three languages: `one` and `other` (French counts 0 as one; `Intl` knows). */
export type Plural = { one: string; other: string }

/** Puts values in the `{holes}` of a message; a hole without a value stays visible. */
export function fill(message: string, values: Values): string {
  return message.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}

/** `1,240`, `1 240`, `1.240`. */
export const number = (locale: string, value: number): string =>
  new Intl.NumberFormat(locale, { useGrouping: 'always' as never }).format(value)

/** Picks the plural form of the language, then fills `{count}` and the other holes. */
export function plural(locale: string, forms: Plural, count: number, values: Values = {}): string {
  const rule = new Intl.PluralRules(locale).select(count)
  return fill(rule === 'one' ? forms.one : forms.other, { count: number(locale, count), ...values })
}
