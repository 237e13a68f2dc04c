import { pictureAddress } from '#core/picture-address.ts'

/**
 * Address of a club's whole crest, which browsers keep for good under this build's version. Requesting it reveals the
 * club, so ask only after the answer.
 */
export const crestUrl = (club: string): string => pictureAddress(`crest/${club}.svg`)
