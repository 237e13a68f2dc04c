import { Monitor, Moon, Sun } from 'lucide-react'
import { useStore } from '@nanostores/react'
import { $colourMode, COLOUR_MODES, setColourMode, type ColourMode } from '#stores/colour-mode.ts'
import type { Speech } from './words.ts'

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const

type Props = { t: Speech['t']; onChoose: (mode: ColourMode) => Promise<void> }

/**
 * Applied at once, then saved. `data-mode` connects the buttons to src/inline/page.ts, which marks the current mode
 * here and in the footer.
 */
export function ColourModes({ t, onChoose }: Props) {
  const chosen = useStore($colourMode)
  function choose(mode: ColourMode) {
    setColourMode(mode)
    void onChoose(mode)
  }
  return (
    <div className="setting">
      <span id="setting-colours">{t.colourMode}</span>
      <span className="seg" role="group" aria-labelledby="setting-colours">
        {COLOUR_MODES.map((mode) => {
          const Icon = ICONS[mode]
          return (
            <button
              key={mode}
              type="button"
              data-mode={mode}
              aria-pressed={mode === chosen}
              onClick={() => choose(mode)}
            >
              <Icon className="i i-s" aria-hidden="true" />
              {t[`colourMode-${mode}`]}
            </button>
          )
        })}
      </span>
    </div>
  )
}
