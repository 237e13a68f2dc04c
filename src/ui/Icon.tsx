import { Stroke } from './Stroke.tsx'

/** Icons of the first view, drawn by hand, because the icon library's runtime is larger than all of them. */
const STROKES = {
  check: 'm5 12.5 5 5L19.5 7',
  cross: 'M6 6l12 12M18 6 6 18',
  near: 'M5 9.5c4.5-3.5 9.5 3.5 14 0M5 15.5c4.5-3.5 9.5 3.5 14 0',
  up: 'M12 19V5M5.5 11.5 12 5l6.5 6.5',
  down: 'M12 5v14M5.5 12.5 12 19l6.5-6.5',
  bulb: 'M9 18h6M10 21.5h4M8.6 14.5a6 6 0 1 1 6.8 0c-.9.7-1.2 1.5-1.3 3.5M8.6 14.5c.9.7 1.2 1.5 1.3 3.5',
  flag: 'M5 21.5V4c4.7-3 9.3 3 14 0v10.5c-4.7 3-9.3-3-14 0',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  search: 'm20.5 20.5-4.6-4.6M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
} as const

type Props = { name: keyof typeof STROKES; className?: string }

/** Decorative: the text beside it says the same. */
export function Icon({ name, className = 'i' }: Props) {
  return <Stroke path={STROKES[name]} className={className} />
}
