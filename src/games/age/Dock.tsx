import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import { LANGUAGE_TAGS } from '#i18n/locales.ts'
import { toIsoDate } from '#core/days.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { DockProps } from '#play/game.ts'
import { DockLine } from '#play/tools/DockLine.tsx'
import { localDay } from '#stores/local-day.ts'
import { Button } from '#ui/Button.tsx'
import { AgeInput } from './AgeInput.tsx'
import type { View } from './engine/index.ts'
import { HINT_AGE, OLDEST, YOUNGEST } from './engine/marks.ts'
import { useReveal } from './reveal.ts'
import { Scale } from './Scale.tsx'
import type { AgeAction } from './wire.ts'

type Props = DockProps<View, AgeAction, Messages<'age'>>

/** The question, one number bound to three ways of giving it, and the button that makes it final. */
export function Dock({ runId, view, busy, act, say, said, tools, locale, t }: Props) {
  const { revealed, goOn } = useReveal(runId, view)
  const name = revealed?.name ?? view?.asked?.name ?? ''
  const [entry, setEntry] = useState({ name, text: '' })
  // Nothing is suggested: each footballer begins with an empty number.
  const text = revealed ? String(revealed.answer) : entry.name === name ? entry.text : ''
  const age = ageIn(text)
  const { own } = t

  function enter(text: string) {
    setEntry({ name, text })
    say(null)
  }

  function lockIn() {
    if (revealed) {
      if (!view?.over) goOn()
    } else if (age === null) say(fill(own.refused, { from: YOUNGEST, to: OLDEST }))
    else if (!busy) act({ type: 'answer', age })
  }

  const label = !revealed
    ? age === null
      ? own.lockIn
      : fill(own.lockInAge, { age })
    : view?.over
      ? own.last
      : own.next
  return (
    <>
      <DockLine said={said} note={hintSays(view, own)} tools={tools}>
        {askOf(view, locale, own)}
      </DockLine>
      <AgeInput
        label={fill(own.answerLabel, { name })}
        text={text}
        revealed={revealed}
        onText={enter}
        onEnter={lockIn}
        t={own}
        isPast={isPast(view)}
      />
      <Scale
        value={age}
        truth={revealed?.age ?? null}
        label={fill(own.slider, { from: YOUNGEST, to: OLDEST })}
        onChange={(value) => enter(String(value))}
      />
      <Button look="primary" size="large" aria-disabled={!revealed && age === null} busy={busy} onClick={lockIn}>
        {label}
      </Button>
    </>
  )
}

/** A whole age in the range that is asked for, else null. */
function ageIn(text: string): number | null {
  const age = /^\d{2}$/.test(text) ? Number(text) : Number.NaN
  return age >= YOUNGEST && age <= OLDEST ? age : null
}

const isPast = (view: View | null): boolean => view !== null && view.day !== localDay()

function askOf(view: View | null, locale: Props['locale'], t: Messages<'age'>): string {
  if (!view || !isPast(view)) return t.ask
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' })
  return fill(t.askThen, { date: date.format(new Date(toIsoDate(view.day))) })
}

const hintSays = (view: View | null, t: Messages<'age'>): string =>
  view?.hint ? fill(view.hint.fromHintAge ? t.hintFrom : t.hintUnder, { age: HINT_AGE }) : ''
