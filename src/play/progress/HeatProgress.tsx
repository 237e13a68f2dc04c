import { plural, type Plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { heatOf } from '../heat/heat.ts'
import { ProgressStrip } from './ProgressStrip.tsx'

type Props = Pick<Parameters<typeof ProgressStrip>[0], 'step' | 'of' | 'note' | 'warm'> & {
  /** Distances of the answers so far, signed or not. */
  offs: readonly number[]
  /** True while a question is open, rather than a result shown. */
  asks: boolean
  locale: Locale
  /** Accessible labels of the strip and of one place. */
  t: { strip: string; stripNth: Plural }
}

/** Progress of a run as a heat strip, which shows the distance of each answer. */
export function HeatProgress({ offs, asks, locale, t, ...rest }: Props) {
  const cells = offs.map(Math.abs).map((off, at) => ({
    shows: off,
    label: plural(locale, t.stripNth, off, { n: at + 1 }),
    heat: heatOf(off),
  }))
  return <ProgressStrip {...rest} label={t.strip} cells={cells} now={asks ? cells.length : undefined} />
}
