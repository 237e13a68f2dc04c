import { foundIn } from './ending.ts'
import type { LooksView } from '../looks.ts'

export { bestLook } from './best-look.ts'
export { looksEnding } from './ending.ts'
export { KeptFive } from './KeptFive.tsx'
export { looksShareText } from './share.ts'

/** Buckets of a day: none to five named. */
export const LOOKS_BARS = {
  label: (bar: number) => String(bar),
  own: (view: LooksView) => foundIn(view).length,
  order: (count: number) => Array.from({ length: count }, (_, at) => count - 1 - at),
}

/** Steps for comparison with a friend's run. */
export const looksVersus = (view: LooksView) =>
  view.done.map(({ name, result, look, points }) => ({
    about: name,
    says: result === 'found' ? String(look + 1) : '–',
    worth: points,
  }))
