import type { Cut } from './barber.ts'
import { BRAIDED_HAIR } from './braided.ts'
import { CLIPPED_HAIR } from './clipped.ts'
import { CRESTS } from './crests.ts'
import { CURLY_HAIR } from './curly.ts'
import { LAID_HAIR } from './laid.ts'
import { LONG_HAIR } from './long.ts'
import { MANES } from './manes.ts'
import { MEDIUM_HAIR } from './medium.ts'
import { RAISED_HAIR } from './raised.ts'
import { SHORT_HAIR } from './short.ts'
import { SPARSE_HAIR } from './sparse.ts'
import { TIED_HAIR } from './tied.ts'
import { TWISTED_HAIR } from './twisted.ts'

/** Haircuts by the sheets' words. */
export const CUTS: Readonly<Record<string, Cut>> = {
  ...CLIPPED_HAIR,
  ...SHORT_HAIR,
  ...RAISED_HAIR,
  ...CRESTS,
  ...SPARSE_HAIR,
  ...MEDIUM_HAIR,
  ...LAID_HAIR,
  ...LONG_HAIR,
  ...TIED_HAIR,
  ...CURLY_HAIR,
  ...MANES,
  ...BRAIDED_HAIR,
  ...TWISTED_HAIR,
}
