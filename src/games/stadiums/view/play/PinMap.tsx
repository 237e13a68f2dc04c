import { dotsOf, drawingOf } from '#games/map/drawing.ts'
import { loadLand } from '#games/map/load-map.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import type { Shown } from '../../rules/engine.ts'
import styles from './pin-map.module.css'

const SIZE = { width: 150, height: 120 }

/** Position of a ground in its country: dotted land and a pin. Decorative. */
export function PinMap({ pin }: { pin: NonNullable<Shown['pin']> }) {
  const { loaded: isLand } = useLoaded(loadLand)
  const [south, west, north, east] = pin.around
  const drawing = drawingOf([[south, west], [north, east], pin.place], SIZE)
  const at = drawing?.stops[2]
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
      {isLand && drawing && <path d={dotsOf(drawing, SIZE, isLand)} className={styles.land} />}
      {at && <circle cx={at.x} cy={at.y} r={9} className={styles.pin} />}
    </svg>
  )
}
