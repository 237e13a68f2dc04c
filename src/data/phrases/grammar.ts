import type { Noun } from '../grammar-file.ts'

/** `the Netherlands`, `Brazil`. */
export const the = ({ en, articles }: Noun): string => (articles.en === '' ? en : `${articles.en} ${en}`)

/** Vowels that elide the e of `de`; not h, because foreign ones are aspirated or spelled both ways. */
const VOWEL = /^[aeiouàâäáãåéèêëíîïóôöøúûüœæ]/i

/** Before a name without an article: `d’Arsenal`, `de Lens`. */
export const de = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`)

/** Le Havre and Le Mans merge their article with the preposition: `du Havre`. */
const OWN_ARTICLE = /^Le (?=[A-Z])/

/** `le PSG`, `la Juventus`, `l’Inter`, `les Rangers`, `Lens`. */
export const le = ({ fr, articles }: Noun): string =>
  articles.fr === '' ? fr : articles.fr === 'l’' ? `l’${fr}` : `${articles.fr} ${fr}`

/** `du PSG`, `de la Juventus`, `de l’Inter`, `des Rangers`, `de Lens`, `d’Arsenal`, `du Havre`. */
export function du(noun: Noun): string {
  if (noun.articles.fr === 'le') return `du ${noun.fr}`
  if (noun.articles.fr === 'les') return `des ${noun.fr}`
  if (noun.articles.fr !== '') return `de ${le(noun)}`
  return OWN_ARTICLE.test(noun.fr) ? `du ${noun.fr.replace(OWN_ARTICLE, '')}` : de(noun.fr)
}

/** `au PSG`, `à la Juventus`, `à l’Inter`, `aux Rangers`, `à Lens`, `au Havre`. */
export function au(noun: Noun): string {
  if (noun.articles.fr === 'le') return `au ${noun.fr}`
  if (noun.articles.fr === 'les') return `aux ${noun.fr}`
  if (noun.articles.fr !== '') return `à ${le(noun)}`
  return OWN_ARTICLE.test(noun.fr) ? `au ${noun.fr.replace(OWN_ARTICLE, '')}` : `à ${noun.fr}`
}

/** `vient le PSG`, `viennent les Rangers`. */
export const vient = (noun: Noun): string => `${noun.articles.fr === 'les' ? 'viennent' : 'vient'} ${le(noun)}`

/** `el Arsenal`, `la Juventus`, `Osasuna`. */
export const el = ({ es, articles }: Noun): string => (articles.es === '' ? es : `${articles.es} ${es}`)

/** `del Arsenal`, `de la Juventus`, `de Osasuna`. */
export const del = (noun: Noun): string => (noun.articles.es === 'el' ? `del ${noun.es}` : `de ${el(noun)}`)

/** `al Arsenal`, `a la Juventus`, `a Osasuna`. */
export const al = (noun: Noun): string => (noun.articles.es === 'el' ? `al ${noun.es}` : `a ${el(noun)}`)

/** `es el Arsenal`, `son las Chivas de Guadalajara`. */
export const es = (noun: Noun): string => `${noun.articles.es.endsWith('s') ? 'son' : 'es'} ${el(noun)}`
