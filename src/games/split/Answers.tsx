import { useLayoutEffect } from 'react'
import { fill } from '#i18n/format.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import { goOnTyping } from '#play/looks/begun.ts'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import { Sign } from '#ui/Sign.tsx'
import styles from './answers.module.css'
import { useChosen } from './chosen.ts'
import type { View } from './engine/index.ts'
import { HINT_KINDS, HINTS } from './engine/terms.ts'
import type { SplitAction } from './wire.ts'

type Props = BoardProps<View, SplitAction, GameWords<'split'>> & { failed: boolean; onRetry: () => void }

/** Hints about the third that is chosen, and the box for a name. */
export function Answers({ runId, view, pack, busy, act, say, failed, onRetry, locale, t }: Props) {
  const [chosen] = useChosen(runId, view)
  // Before another key can be pressed.
  useLayoutEffect(goOnTyping, [])
  const { own, play, search } = t
  const third = own[`third-${chosen ?? 0}`]
  return (
    <>
      <div className={styles.hints}>
        {HINT_KINDS.map((kind) => {
          const isOffered = chosen !== null && view?.thirds[chosen]?.offers.includes(kind)
          const label = `${own[`clue-${kind}`]} −${HINTS[kind]}`
          return (
            <ConfirmButton
              key={`${kind} ${chosen}`}
              icon={<Sign name="bulb" />}
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
              busy={busy}
            />
          )
        })}
      </div>
      <PlayerSearch
        pack={pack}
        failed={failed}
        onRetry={onRetry}
        used={new Set(view?.tried.map(({ id }) => id))}
        onSubmit={(player) => act({ type: 'guess', player })}
        submitLabel={search.guess}
        busy={busy}
        t={search}
        locale={locale}
      />
    </>
  )
}
