import type { Noun } from '#data/grammar-file.ts'

/** `the Netherlands`, `Brazil`. */
export const the = ({ en, articles }: Noun): string => (articles.en === '' ? en : `${articles.en} ${en}`)
