import { startTransition, useId, useOptimistic } from 'react'
import type { Speech } from './words.ts'

type Props = { t: Speech['t']; optIn: boolean; onChoose: (optIn: boolean) => Promise<void> }

/** Switch: show this player's name on boards (docs/decisions/088). */
export function Boards({ t, optIn, onChoose }: Props) {
  const hint = useId()
  const [shown, show] = useOptimistic(optIn)
  const choose = (next: boolean) =>
    startTransition(async () => {
      show(next)
      await onChoose(next)
    })
  return (
    <div className="setting">
      <label className="toggle">
        <span className="grow">{t.optIn}</span>
        <input
          type="checkbox"
          role="switch"
          checked={shown}
          aria-describedby={hint}
          onChange={({ target }) => choose(target.checked)}
        />
      </label>
      <span id={hint} className="xs muted">
        {t.optInHint}
      </span>
    </div>
  )
}
