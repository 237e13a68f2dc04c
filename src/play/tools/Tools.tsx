import { fill } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { HintOffer } from '../game.ts'
import styles from './tools.module.css'
import { useState } from 'react'

type Props = {
  /** Null for a game without hints. */
  hint: HintOffer | null
  busy: boolean
  onHint: () => void
  onGiveUp: () => void
  /** Shows a sentence in the dock; null clears it. */
  say: (sentence: string | null) => void
  t: Messages<'play'>
}

/** Hint and give-up buttons; both ask for confirmation, except a free hint. */
export function Tools({ hint, busy, onHint, onGiveUp, say, t }: Props) {
  const confirm = (act: () => void) => () => {
    say(null)
    act()
  }
  const name = hint?.name ?? t.hintName
  const price = hint?.cost ? ` −${hint.cost}` : ''
  return (
    <div className={styles.tools} data-named={hint?.name ? '' : undefined}>
      {hint && (
        <ConfirmButton
          icon={<Icon name="bulb" />}
          label={
            <>
              <span className={price && styles.word}>{name}</span>
              {price}
            </>
          }
          name={name + price}
          sure={fill(t.hintSure, { points: hint.cost })}
          ask={price && fill(t.hintAsk, { points: hint.cost })}
          onAsk={say}
          onConfirm={confirm(onHint)}
          refusal={hint.refusal}
          busy={busy}
        />
      )}
      <ConfirmButton
        icon={<Icon name="flag" />}
        label={<span className={styles.word}>{t.giveUp}</span>}
        name={t.giveUp}
        sure={t.giveUpSure}
        ask={t.giveUpAsk}
        onAsk={say}
        onConfirm={confirm(onGiveUp)}
        busy={busy}
      />
    </div>
  )
}

type SpeakerProps<View> = { view: View; label: (now: View, before: View) => string }

/** The live region of a run: announces each new sentence except the initial one. Needs a new `key` per run. */
export function Speaker<View>({ view, label }: SpeakerProps<View>) {
  const [announced, setAnnounced] = useState({ view, sentence: '' })
  if (announced.view !== view) setAnnounced({ view, sentence: label(view, announced.view) })
  return (
    <p className="vh" role="status">
      {announced.sentence}
    </p>
  )
}
