import { Check, ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  FIRST_KIT,
  KIT_COLOUR_NAMES,
  KIT_COLOURS,
  KIT_PATTERNS,
  kitOf,
  kitText,
  type Kit as Colours,
} from '#core/kits.ts'
import { Kit } from '#ui/Kit.tsx'
import { SwatchRow } from './SwatchRow.tsx'
import type { Speech } from './words.ts'

/** Arrow keys pass through the choices: only the last one is saved. */
const SAVE_AFTER_MS = 400

type Props = { t: Speech['t']; chosen: unknown; onChoose: (kit: string) => Promise<void> }

/** Shirt shown for players without a picture, here, on boards and in rooms. */
export function KitChoice({ t, chosen, onChoose }: Props) {
  const [kit, setKit] = useState<Colours>(kitOf(chosen) ?? FIRST_KIT)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function wear(change: Partial<Colours>) {
    const next = { ...kit, ...change }
    setKit(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void onChoose(kitText(next)), SAVE_AFTER_MS)
  }

  const swatches = KIT_COLOUR_NAMES.map((colour) => ({
    value: colour,
    name: t[`colour-${colour}`],
    look: <Swatch colour={KIT_COLOURS[colour]} />,
  }))
  return (
    <details className="setting kits">
      <summary>
        <Kit kit={kit} />
        <span className="grow">{t.kit}</span>
        <ChevronDown className="i" aria-hidden="true" />
      </summary>
      <SwatchRow
        legend={t.kitPattern}
        choices={KIT_PATTERNS.map((pattern) => ({
          value: pattern,
          name: t[`pattern-${pattern}`],
          look: <Kit kit={{ ...kit, pattern }} />,
        }))}
        chosen={kit.pattern}
        onChoose={(pattern) => wear({ pattern })}
      />
      <SwatchRow legend={t.kitFirst} choices={swatches} chosen={kit.first} onChoose={(first) => wear({ first })} />
      <SwatchRow legend={t.kitSecond} choices={swatches} chosen={kit.second} onChoose={(second) => wear({ second })} />
    </details>
  )
}

/** The tick has a disc behind it, to be visible on white and on black. */
function Swatch({ colour }: { colour: string }) {
  return (
    <svg className="swatch" viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="17" fill={colour} />
      <g className="tick">
        <circle cx="18" cy="18" r="10" />
        <Check x="11" y="11" width="14" height="14" strokeWidth="3.5" />
      </g>
    </svg>
  )
}
