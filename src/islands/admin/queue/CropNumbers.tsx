import { Minus, Plus } from 'lucide-react'
import type { Crop } from '#contracts/admin.ts'
import { cropOf, keyed, squareOf, type Extent, type Square } from '../crop.ts'
import type { Speech } from '../words.ts'

type Props = { speech: Speech; crop: Crop; picture: Extent; onCrop: (crop: Crop) => void }

/** The crop as editable pixel values, for those who prefer typing. */
export function CropNumbers({ speech, crop, picture, onCrop }: Props) {
  const { admin } = speech.t
  const square = squareOf(crop, picture)
  const set = (part: keyof Square, value: number) => onCrop(cropOf({ ...square, [part]: value }, picture))
  const press = (key: string) => onCrop(keyed(crop, key, true, picture) ?? crop)
  const parts = [
    { part: 'left', label: admin.fromLeft, max: picture.width - square.side },
    { part: 'top', label: admin.fromTop, max: picture.height - square.side },
    { part: 'side', label: admin.side, max: Math.min(picture.width, picture.height) },
  ] as const
  return (
    <fieldset className="numbers">
      <legend className="sm b">{admin.squareInPixels}</legend>
      {parts.map(({ part, label, max }) => (
        <label key={part} className="xs">
          {label}
          <input
            className="input n"
            type="number"
            inputMode="numeric"
            min={0}
            max={max}
            value={square[part]}
            onChange={(event) => set(part, event.target.valueAsNumber || 0)}
          />
        </label>
      ))}
      <span className="row">
        <button type="button" className="ib" aria-label={admin.smaller} onClick={() => press('-')}>
          <Minus className="i" aria-hidden="true" />
        </button>
        <button type="button" className="ib" aria-label={admin.larger} onClick={() => press('+')}>
          <Plus className="i" aria-hidden="true" />
        </button>
      </span>
    </fieldset>
  )
}
