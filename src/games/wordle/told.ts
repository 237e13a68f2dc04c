/** What a board shows and says from the first guess on: loaded together, with somebody who plays. */
export { Hints } from './Hints.tsx'
export { KnownClub } from './KnownClub.tsx'
export { knownSays } from './known-says.ts'
export { Rows } from './Rows.tsx'
export { Speaker } from './Speaker.tsx'
