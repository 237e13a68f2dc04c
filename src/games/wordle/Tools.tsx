import { useState } from 'react'
import { fill, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { Sign } from '#ui/Sign.tsx'
import type { View } from './engine/index.ts'
import type { WordleMessages } from './Pitch.tsx'
import { HINT_AFTER, HINT_POINTS } from './engine/limits.ts'

type Props = {
  view: View | null
  busy: boolean
  onHint: () => void
  onGiveUp: () => void
  locale: Locale
  t: Pick<WordleMessages, 'play' | 'wordle'>
}

/** Hint and give up: always there, each asks once. */
export function Tools({ view, busy, onHint, onGiveUp, locale, t: { play, wordle } }: Props) {
  const [says, setSays] = useState('')
  const refusals = {
    'hint-too-early': plural(locale, wordle.hintTooEarly, HINT_AFTER - (view?.guesses ?? 0)),
    'no-hint-left': play.noHintLeft,
  }
  const refusal = view ? view.hintRefusal : 'hint-too-early'
  const confirm = (act: () => void) => () => {
    setSays('')
    act()
  }
  return (
    <div className="two tools">
      <ConfirmButton
        icon={<Sign name="bulb" />}
        label={fill(play.hint, { points: HINT_POINTS })}
        sure={fill(play.hintSure, { points: HINT_POINTS })}
        ask={fill(play.hintAsk, { points: HINT_POINTS })}
        onAsk={setSays}
        onConfirm={confirm(onHint)}
        refusal={refusal && refusals[refusal]}
        busy={busy}
      />
      <ConfirmButton
        icon={<Sign name="flag" />}
        label={play.giveUp}
        sure={play.giveUpSure}
        ask={play.giveUpAsk}
        onAsk={setSays}
        onConfirm={confirm(onGiveUp)}
        busy={busy || !view}
      />
      <p className="says xs muted" role="status">
        {says}
      </p>
    </div>
  )
}
