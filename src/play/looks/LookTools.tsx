import { fill } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { HintOffer, PlayWords } from '../game.ts'
import type { LooksView, LooksWords } from './looks.ts'
import styles from './look-tools.module.css'
import onwardStyles from './onward.module.css'

type Props<Kind extends string> = {
  view: LooksView | null
  busy: boolean
  act: (action: { type: 'step' } | { type: 'skip' } | { type: 'hint'; kind: Kind }) => void
  say: (sentence: string | null) => void
  /** Null: a level without hints. */
  hint: (HintOffer & { kind: Kind | null }) | null
  /** "Sharpen", "Clearer". */
  step: string
  t: PlayWords<LooksWords>
}

/** Buttons: next step without an answer, a hint, and skip. */
export function LookTools<Kind extends string>({ view, busy, act, say, hint, step, t }: Props<Kind>) {
  const { own, play } = t
  const isDisabled = busy || !view
  return (
    <div className={styles.tools} data-tools="" data-hints={hint ? '' : undefined}>
      {/* `worth` has an entry for each look, so its length is the number of looks. */}
      <Button busy={isDisabled || view.look === view.worth.length - 1} onClick={() => act({ type: 'step' })}>
        {step}
      </Button>
      {hint && (
        <ConfirmButton
          key={hint.name}
          icon={<Icon name="bulb" />}
          label={`${hint.name ?? play.hintName} −${hint.cost}`}
          sure={fill(play.hintSure, { points: hint.cost })}
          ask={fill(play.hintAsk, { points: hint.cost })}
          onAsk={say}
          onConfirm={() => {
            say(null)
            if (hint.kind) act({ type: 'hint', kind: hint.kind })
          }}
          refusal={hint.refusal}
          busy={isDisabled}
        />
      )}
      <Button look="quiet" busy={isDisabled} data-skip="" onClick={() => act({ type: 'skip' })}>
        {own.skip}
      </Button>
    </div>
  )
}

type OnwardProps = {
  view: LooksView
  goOn: () => void
  /** Reserves the height of tools and search, so that nothing shifts. */
  keepsRoom?: boolean
  t: LooksWords
}

/** Button that replaces the input during a reveal: continues with the next picture, or to the result. */
export function Onward({ view, goOn, keepsRoom = false, t }: OnwardProps) {
  function onward() {
    goOn()
    // On touch screens the keyboard would cover the picture.
    if (matchMedia('(pointer: fine)').matches) requestAnimationFrame(focusInput)
  }
  return (
    <div className={onwardStyles.onward} data-room={keepsRoom ? '' : undefined}>
      <Button
        look="primary"
        size="large"
        busy={view.over}
        // Takes the focus, because the previous input was removed.
        autoFocus
        data-onward=""
        onClick={onward}
      >
        {view.over ? t.toEnd : fill(t.goOn, { n: view.at + 1 })}
      </Button>
    </div>
  )
}

const focusInput = () => document.querySelector<HTMLElement>('[data-dock] [data-answers], [data-dock] input')?.focus()

type Row = { kind: string; name: string; label: string | null }

/** Text clues, a row per step; rows not open yet are reserved. */
export function WordRows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={onwardStyles.rows} data-clues="">
      {rows.map(({ kind, name, label }) => (
        <div key={kind} data-open={label === null ? undefined : ''}>
          <dt>{name}</dt>
          <dd>{label ?? '?'}</dd>
        </div>
      ))}
    </dl>
  )
}
