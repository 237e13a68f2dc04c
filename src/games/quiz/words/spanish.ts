import type { Noun } from '#data/grammar-file.ts'

/** `el Arsenal`, `la Juventus`, `Osasuna`. */
export const el = ({ es, articles }: Noun): string => (articles.es === '' ? es : `${articles.es} ${es}`)

/** `del Arsenal`, `de la Juventus`, `de Osasuna`. */
export const del = (noun: Noun): string => (noun.articles.es === 'el' ? `del ${noun.es}` : `de ${el(noun)}`)

/** `al Arsenal`, `a la Juventus`, `a Osasuna`. */
export const al = (noun: Noun): string => (noun.articles.es === 'el' ? `al ${noun.es}` : `a ${el(noun)}`)

/** `es el Arsenal`, `son las Chivas de Guadalajara`. */
export const es = (noun: Noun): string => `${noun.articles.es.endsWith('s') ? 'son' : 'es'} ${el(noun)}`
