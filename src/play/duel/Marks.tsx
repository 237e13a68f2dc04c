import { fill } from '#i18n/format.ts'
import { Icon } from '#ui/Icon.tsx'
import { ProgressStrip } from '../progress/ProgressStrip.tsx'

type Props = {
  /** "Pair 3 of 10" */
  step: string
  /** A note such as "league matches only". */
  note?: string
  /** Results in order; null: no answer. */
  hits: readonly (boolean | null)[]
  of: number
  /** True while a question is open, rather than a result shown. */
  asks: boolean
  t: { marksLabel: string; markRight: string; markWrong: string }
}

/** Ten marks: tick for right, cross for wrong, ring for the current one. */
export function Marks({ step, note, hits, of, asks, t }: Props) {
  const cells = hits.map((hit, at) =>
    hit === null
      ? null
      : {
          shows: <Icon name={hit ? 'check' : 'cross'} />,
          label: fill(hit ? t.markRight : t.markWrong, { n: at + 1 }),
          hit,
        },
  )
  return (
    <ProgressStrip
      step={step}
      note={note}
      label={t.marksLabel}
      cells={cells}
      of={of}
      now={asks ? hits.length : undefined}
    />
  )
}
