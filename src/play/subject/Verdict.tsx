import { fill, number } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { HeatTile } from '../heat/HeatTile.tsx'
import { heatOf } from '../heat/heat.ts'

type Props = {
  off: number
  /** How far off it was, in words. */
  says: string
  /** What else can be told now. */
  more: string
  /** How many percent answered the same; null: nobody can say. */
  agreed: number | null
  locale: Locale
  t: { agreed: string }
}

/** What is told of an answer: how far off it was, whatever else is known now, and how many said so too. */
export function Verdict({ off, says, more, agreed, locale, t }: Props) {
  return (
    <>
      <HeatTile size="small" heat={heatOf(off)} says={String(Math.abs(off))} />
      <b>{says}</b> {more}
      {agreed !== null && ` ${fill(t.agreed, { percent: number(locale, agreed) })}`}
    </>
  )
}
