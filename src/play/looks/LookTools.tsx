import { fill } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { Sign } from '#ui/Sign.tsx'
import type { HintOffer } from '../game.ts'
import styles from './look-tools.module.css'

type Props = {
  busy: boolean
  isLast: boolean
  onStep: () => void
  onSkip: () => void
  /** Null: a level without hints. */
  hint: HintOffer | null
  onHint: () => void
  say: (sentence: string | null) => void
  /** "Sharpen", "Clearer". */
  step: string
  skip: string
  t: Messages<'play'>
}

/** To the next look without an answer, a word about the picture, and to the next picture without this one. */
export function LookTools({ busy, isLast, onStep, onSkip, hint, onHint, say, step, skip, t }: Props) {
  return (
    <div className={styles.tools} data-hints={hint ? '' : undefined}>
      <Button busy={busy || isLast} onClick={onStep}>
        {step}
      </Button>
      {hint && (
        <ConfirmButton
          key={hint.name}
          icon={<Sign name="bulb" />}
          label={`${hint.name ?? t.hintName} −${hint.cost}`}
          sure={fill(t.hintSure, { points: hint.cost })}
          ask={fill(t.hintAsk, { points: hint.cost })}
          onAsk={say}
          onConfirm={() => {
            say(null)
            onHint()
          }}
          refusal={hint.refusal}
          busy={busy}
        />
      )}
      <Button look="quiet" busy={busy} data-skip="" onClick={onSkip}>
        {skip}
      </Button>
    </div>
  )
}
