import { startTransition, useOptimistic } from 'react'
import type { Speech } from './words.ts'

const PALETTES = ['usual', 'contrast'] as const
type Palette = (typeof PALETTES)[number]

type Props = { t: Speech['t']; chosen: unknown; onChoose: (palette: Palette) => Promise<void> }

/** Palettes for right and nearly right, for players who confuse green and amber. */
export function Palettes({ t, chosen, onChoose }: Props) {
  const [shown, show] = useOptimistic<Palette>(chosen === 'contrast' ? 'contrast' : 'usual')
  const choose = (palette: Palette) =>
    startTransition(async () => {
      show(palette)
      await onChoose(palette)
    })
  return (
    <div className="setting">
      <span id="setting-palette">{t.palette}</span>
      <span className="seg" role="group" aria-labelledby="setting-palette">
        {PALETTES.map((palette) => (
          <button key={palette} type="button" aria-pressed={palette === shown} onClick={() => choose(palette)}>
            <span className="sample" data-palette={palette} aria-hidden="true">
              <i />
              <i />
            </span>
            {t[`palette-${palette}`]}
          </button>
        ))}
      </span>
    </div>
  )
}
