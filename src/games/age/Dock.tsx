import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import { longDate } from '#i18n/dates.ts'
import { toIsoDate } from '#core/days.ts'
import type { DockProps, GameWords } from '#play/game.ts'
import { DockLine } from '#play/tools/DockLine.tsx'
import { localDay } from '#stores/local-day.ts'
import { Button } from '#ui/Button.tsx'
import { NumberEntry, numberIn } from '#ui/NumberEntry.tsx'
import { NumberLine } from '#ui/NumberLine.tsx'
import type { View } from './engine/index.ts'
import { HINT_AGE, OLDEST, YOUNGEST } from './engine/marks.ts'
import { useTold } from './told.ts'
import type { AgeAction } from './wire.ts'

const RANGE = { from: YOUNGEST, to: OLDEST, first: 25, far: 5 }
const MARKS = [15, 30, 45, 60]

type Props = DockProps<View, AgeAction, GameWords<'age'>>

/** The question, one number bound to three ways of giving it, and the button that makes it final. */
export function Dock({ runId, view, busy, act, say, said, tools, locale, t: { own } }: Props) {
  const { revealed, goOn } = useTold(runId, view)
  const name = revealed?.name ?? view?.asked?.name ?? ''
  const at = view?.done.length ?? 0
  const [entry, setEntry] = useState({ at, text: '' })
  // Nothing is suggested: each footballer begins with an empty number.
  const text = revealed ? String(revealed.answer) : entry.at === at ? entry.text : ''
  const age = numberIn(text, RANGE)
  const wasAsked = view !== null && view.day !== localDay()

  function enter(text: string) {
    setEntry({ at, text })
    say(null)
  }

  function lockIn() {
    if (revealed) {
      if (!view?.over) goOn()
    } else if (age === null) say(fill(own.refused, RANGE))
    else if (!busy) act({ type: 'answer', age })
  }

  const label = revealed ? (view?.over ? own.last : own.next) : age === null ? own.lockIn : fill(own.lockInAge, { age })
  const words = {
    label: fill(own.answerLabel, { name }),
    empty: own.answerEmpty,
    less: own.younger,
    more: own.older,
    yours: own.you,
    truth: wasAsked ? own.heWas : own.heIs,
  }
  const truth = revealed?.age ?? null
  return (
    <>
      <DockLine said={said} note={hintSays(view, own)} tools={tools}>
        {wasAsked ? fill(own.askThen, { date: longDate(locale, toIsoDate(view.day)) }) : own.ask}
      </DockLine>
      <NumberEntry range={RANGE} text={text} truth={truth} onText={enter} onEnter={lockIn} words={words} />
      <NumberLine
        {...RANGE}
        marks={MARKS}
        value={age}
        truth={truth}
        label={fill(own.slider, RANGE)}
        onChange={(value) => enter(String(value))}
      />
      <Button look="primary" size="large" aria-disabled={!revealed && age === null} busy={busy} onClick={lockIn}>
        {label}
      </Button>
    </>
  )
}

const hintSays = (view: View | null, t: GameWords<'age'>): string =>
  view?.hint ? fill(view.hint.fromHintAge ? t.hintFrom : t.hintUnder, { age: HINT_AGE }) : ''
