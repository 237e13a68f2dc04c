import { atom } from 'nanostores'

/** Up to when the open question of the ranked run takes an answer, ms of this browser's clock: the ring of the head draws it. */
export const $shownUntil = atom<number | null>(null)
