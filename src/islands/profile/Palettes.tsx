import '#styles/palette.css'
import { Segments } from './Segments.tsx'
import type { Speech } from './words.ts'

const PALETTES = ['usual', 'contrast'] as const

type Props = { t: Speech['t']; chosen: unknown; onChoose: (palette: 'contrast' | null) => Promise<unknown> }

/** Palettes for right and nearly right, for players who confuse green and amber. */
export const Palettes = ({ t, chosen, onChoose }: Props) => (
  <Segments
    label={t.palette}
    options={PALETTES.map((value) => ({
      value,
      name: t[`palette-${value}`],
      sample: (
        <span className="sample" data-palette={value} aria-hidden="true">
          <i />
          <i />
        </span>
      ),
    }))}
    chosen={chosen === 'contrast' ? 'contrast' : 'usual'}
    onChoose={(palette) => onChoose(palette === 'contrast' ? palette : null)}
  />
)
