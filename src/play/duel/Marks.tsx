import { fill } from '#i18n/format.ts'
import { Sign } from '#ui/Sign.tsx'
import { TallyStrip } from '../tally/TallyStrip.tsx'

type Props = {
  /** "Pair 3 of 10" */
  step: string
  /** What is said beside it, such as "league matches only". */
  note?: string
  /** Of the settled ones, in order; null = nobody said anything. */
  hits: readonly (boolean | null)[]
  of: number
  /** One of them waits for an answer, and not for its player to go on. */
  asks: boolean
  t: { marksLabel: string; markRight: string; markWrong: string }
}

/** Ten marks: a tick for what was right, a cross for what was not, a ring for the one that is asked. */
export function Marks({ step, note, hits, of, asks, t }: Props) {
  const cells = hits.map((hit, at) =>
    hit === null
      ? null
      : {
          shows: <Sign name={hit ? 'check' : 'cross'} />,
          says: fill(hit ? t.markRight : t.markWrong, { n: at + 1 }),
          hit,
        },
  )
  return (
    <TallyStrip
      step={step}
      note={note}
      label={t.marksLabel}
      cells={cells}
      of={of}
      now={asks ? hits.length : undefined}
    />
  )
}
