import { useLayoutEffect } from 'react'
import type { BoardProps, GameWords } from '#play/game.ts'
import { goOnTyping } from '#play/looks/begun.ts'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import type { View } from '../../rules/engine.ts'
import type { SplitAction } from '../../rules/action.ts'
import { fill } from '#i18n/format.ts'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './hints.module.css'
import { useChosen } from './chosen.ts'
import { HINT_KINDS, HINTS } from '../../rules/terms.ts'
import { hintLabel } from '../../words.ts'

type Props = BoardProps<View, SplitAction, GameWords<'split'>> & { failed: boolean; onRetry: () => void }

/** Hints about the selected third, and the search box. */
export function Answers({ failed, onRetry, ...props }: Props) {
  const { view, pack, busy, act, locale, t } = props
  // A layout effect, so that focus is set before the next key press.
  useLayoutEffect(goOnTyping, [])
  return (
    <>
      <Hints {...props} />
      <PlayerSearch
        pack={pack}
        failed={failed}
        onRetry={onRetry}
        used={new Set(view?.tried.map(({ id }) => id))}
        onSubmit={(player) => act({ type: 'guess', player })}
        submitLabel={t.search.guess}
        busy={busy}
        t={t.search}
        locale={locale}
      />
    </>
  )
}

type HintsProps = BoardProps<View, SplitAction, GameWords<'split'>>

/** Nation and club hints of the selected third. */
function Hints({ runId, view, busy, act, say, t: { own, play } }: HintsProps) {
  const [chosen] = useChosen(runId, view)
  const third = own[`third-${chosen ?? 0}`]
  return (
    <div className={styles.hints} data-tools="">
      {HINT_KINDS.map((kind) => {
        const isOffered = !view || (chosen !== null && view.thirds[chosen]!.offers.includes(kind))
        const label = hintLabel(kind, own)
        return (
          <ConfirmButton
            key={`${kind} ${chosen}`}
            icon={<Icon name="bulb" />}
            label={label}
            name={`${label}, ${third}`}
            sure={fill(play.hintSure, { points: HINTS[kind] })}
            ask={fill(play.hintAsk, { points: HINTS[kind] })}
            onAsk={say}
            onConfirm={() => {
              say(null)
              if (chosen !== null) act({ type: 'hint', third: chosen, kind })
            }}
            refusal={isOffered ? null : own.hintNone}
            busy={busy || !view}
          />
        )
      })}
    </div>
  )
}
