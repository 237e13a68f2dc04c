import type { Names } from './types.ts'

/** An empty article: the language uses the bare name. */
type FrenchArticle = '' | 'le' | 'la' | 'l’' | 'les'
type SpanishArticle = '' | 'el' | 'la' | 'los' | 'las'

/** A name in sentences: its form and article in each language. */
export type Noun = Names & { articles: { en: '' | 'the'; fr: FrenchArticle; es: SpanishArticle } }

/** "Real Madrid", "le Real Madrid", "el Real Madrid": the name with its article in each language. */
export const withArticle = ({ en, fr, es, articles }: Noun): Names => ({
  en: joined(articles.en, en),
  fr: joined(articles.fr, fr),
  es: joined(articles.es, es),
})

const joined = (article: string, name: string): string =>
  article === '' || article.endsWith('’') ? `${article}${name}` : `${article} ${name}`

/** `grammar.json`, by id of the club and code of the country. */
export type GrammarFile = {
  clubs: Record<string, [en: string, fr: string, frArticle: FrenchArticle, es: string, esArticle: SpanishArticle]>
  /** Names in lists of clubs that sentences cannot name. */
  listed: Record<string, [en: string, fr: string, es: string]>
  countries: Record<string, [enArticle: '' | 'the', frArticle: FrenchArticle]>
}

/** Clubs and nations that sentences can name; others have no articles on record. */
export type Grammar = {
  clubs: ReadonlyMap<string, Noun>
  /** Names in lists, for clubs that are not in `clubs`. */
  listed: ReadonlyMap<string, Names>
  countries: ReadonlyMap<string, Noun>
}

/** Spanish needs an article before a common noun only: `la República de Irlanda`, but `Francia`. */
const spanishArticle = (country: string): SpanishArticle => (country.startsWith('República ') ? 'la' : '')

/** `namesOf`: names of a country in the three languages. */
export const decodeGrammar = (
  { clubs, listed, countries }: GrammarFile,
  namesOf: (country: string) => Names | undefined,
): Grammar => ({
  clubs: new Map(
    Object.entries(clubs).map(([id, [en, fr, frArticle, es, esArticle]]) => [
      id,
      { en, fr, es, articles: { en: '', fr: frArticle, es: esArticle } },
    ]),
  ),
  listed: new Map(Object.entries(listed).map(([id, [en, fr, es]]) => [id, { en, fr, es }])),
  countries: new Map(
    Object.entries(countries).flatMap(([code, [en, fr]]) => {
      const names = namesOf(code)
      return names ? [[code, { ...names, articles: { en, fr, es: spanishArticle(names.es) } }] as const] : []
    }),
  ),
})
