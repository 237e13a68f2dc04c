import { useState, type ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { NumberEntry, numberIn, type NumberRange } from '#ui/NumberEntry.tsx'
import { NumberLine } from '#ui/NumberLine.tsx'
import type { DockProps, OwnWords } from '../game.ts'
import { DockLine } from '../tools/DockLine.tsx'

/** Texts around the number; `{number}`, `{name}`, `{from}` and `{to}` are filled in. */
type NumberWords = Record<
  'answerLabel' | 'answerEmpty' | 'less' | 'more' | 'slider' | 'refused' | 'lockIn' | 'lockInNumber' | 'next' | 'last',
  string
> &
  Record<'you', string>

type Props = Pick<DockProps<unknown, never, OwnWords>, 'busy' | 'say' | 'said' | 'tools'> & {
  /** `marks`: positions of figures under the slider. */
  range: NumberRange & { marks: readonly number[] }
  /** Index of the question, from 0. Each question starts without a number, so that none is suggested. */
  at: number
  /** Subject of the question. */
  name: string
  /** The revealed answer; `isLast`: no question follows. */
  revealed: { answer: number; right: number; isLast: boolean } | null
  /** Label of the right number: "he is". */
  truthLabel: string
  question: ReactNode
  note: string
  onAnswer: (number: number) => void
  onGoOn: () => void
  t: NumberWords
}

/** The question, a number with three input methods, and a button that confirms and then continues. */
export function NumberDock({ range: { marks, ...range }, at, revealed, name, onAnswer, onGoOn, t, ...props }: Props) {
  const { busy, say, said, tools, note, question, truthLabel } = props
  const [entry, setEntry] = useState({ at, text: '' })
  const text = revealed ? String(revealed.answer) : entry.at === at ? entry.text : ''
  const number = numberIn(text, range)
  const truth = revealed?.right ?? null

  function enter(text: string) {
    setEntry({ at, text })
    say(null)
  }

  function lockIn() {
    if (revealed) {
      if (!revealed.isLast) onGoOn()
    } else if (number === null) say(fill(t.refused, range))
    else if (!busy) onAnswer(number)
  }

  const onward = revealed && (revealed.isLast ? t.last : t.next)
  const words = {
    label: fill(t.answerLabel, { name }),
    empty: t.answerEmpty,
    less: t.less,
    more: t.more,
    yours: t.you,
    truth: truthLabel,
  }
  return (
    <>
      <DockLine said={said} note={note} tools={tools}>
        {question}
      </DockLine>
      <NumberEntry {...{ range, text, truth, words }} onText={enter} onEnter={lockIn} />
      <NumberLine
        {...range}
        {...{ marks, truth }}
        value={number}
        label={fill(t.slider, range)}
        onChange={(value) => enter(String(value))}
      />
      <Button look="primary" size="large" aria-disabled={!revealed && number === null} busy={busy} onClick={lockIn}>
        {onward ?? (number === null ? t.lockIn : fill(t.lockInNumber, { number }))}
      </Button>
    </>
  )
}
