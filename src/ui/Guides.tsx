import '#styles/guides.css'

/**
 * Position of eyes and mouth in every drawn portrait, as fractions of its height (docs/pictures.md: y = 200 and y = 258
 * of a view box that begins at 46 and is 316 high). A photograph aligned to them fits the thirds of Split.
 */
export const EYES = (200 - 46) / 316
export const MOUTH = (258 - 46) / 316

const percent = (fraction: number) => `${(100 * fraction).toFixed(2)}%`

/** Guide lines for eyes, mouth and the middle of a face, over a square. `words` labels them. */
export function Guides({ words }: { words?: { eyes: string; mouth: string } }) {
  return (
    <span className="guides" aria-hidden="true">
      <i style={{ top: percent(EYES) }}>{words && <b>{words.eyes}</b>}</i>
      <i style={{ top: percent(MOUTH) }}>{words && <b>{words.mouth}</b>}</i>
      <i className="middle" />
    </span>
  )
}
