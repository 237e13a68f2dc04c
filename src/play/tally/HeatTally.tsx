import { plural, type Plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { heatOf } from '../heat/heat.ts'
import { TallyStrip } from './TallyStrip.tsx'

type Props = Pick<Parameters<typeof TallyStrip>[0], 'step' | 'of' | 'note' | 'warm'> & {
  /** How far off the answers were so far, with or without a sign. */
  offs: readonly number[]
  /** The next one is asked, and not the truth of the last one told. */
  asks: boolean
  locale: Locale
  /** What the strip is, and one of its places. */
  t: { strip: string; stripNth: Plural }
}

/** How far off each answer was, as the heat of the run. */
export function HeatTally({ offs, asks, locale, t, ...rest }: Props) {
  const cells = offs.map(Math.abs).map((off, at) => ({
    shows: off,
    says: plural(locale, t.stripNth, off, { n: at + 1 }),
    heat: heatOf(off),
  }))
  return <TallyStrip {...rest} label={t.strip} cells={cells} now={asks ? cells.length : undefined} />
}
