import type { Names, Spell } from '#data/types.ts'

/** Name of a club before the year of its present one. */
type Former = { until: number; names: Names }

const unchanged = (name: string): Names => ({ en: name, fr: name, es: name })

const FORMER: Readonly<Record<string, Former>> = {
  'al-duhail': { until: 2017, names: unchanged('Lekhwiya') },
  'cf-montreal': { until: 2021, names: { ...unchanged('Montreal Impact'), fr: 'Impact de Montréal' } },
  'fc-dallas': { until: 2005, names: unchanged('Dallas Burn') },
  'istanbul-basaksehir': { until: 2014, names: unchanged('İstanbul BB') },
  'shanghai-port': { until: 2021, names: unchanged('Shanghai SIPG') },
  'sporting-kansas-city': { until: 2011, names: unchanged('Kansas City Wizards') },
  'tokyo-verdy': { until: 2001, names: unchanged('Verdy Kawasaki') },
  nyredbulls: { until: 2006, names: unchanged('MetroStars') },
  salzburg: { until: 2005, names: unchanged('Austria Salzburg') },
}

/** Name that the club had throughout a stay; null where that is its present one. */
export function formerName({ club, to }: Spell): Names | null {
  const former = FORMER[club]
  return former && to !== null && to < former.until ? former.names : null
}

/** True when the club had its present name in that year. */
export const hasItsName = (club: string, year: number): boolean => year >= (FORMER[club]?.until ?? -Infinity)
