import type { Noun } from '#data/grammar-file.ts'
import { COMPETITION_NOUNS, everNoun, LEAGUE_NOUNS, TITLE_NOUNS, titleNoun } from '#data/phrases/prizes.ts'
import type { Competition, LeagueId, Names, Title } from '#data/types.ts'
import { inAll } from './careers.ts'

const EURO = 'european_championship'
/** English fans call the European Championship the Euros, and each edition by its year: Euro 2020. */
const EUROS: Noun = { ...TITLE_NOUNS[EURO], en: 'Euros' }

/** Name of a title in no particular year. */
export const anyTitle = (title: Title): Noun => (title === EURO ? EUROS : TITLE_NOUNS[title])

/** Name of a title whenever it was won, with the former names of the European cups. */
export const everTitle = (title: Title): Noun => (title === EURO ? EUROS : everNoun(title))

/** English name of one tournament or cup, without an article: `2010 World Cup`, `Euro 2016`. */
export const edition = (title: Title, year: number): string =>
  title === EURO ? `Euro ${year}` : `${year} ${titleNoun(title, year).en}`

/** The same with its article: `the 2010 World Cup`, `Euro 2016`. */
export const theEdition = (title: Title, year: number): string =>
  title === EURO ? edition(title, year) : `the ${edition(title, year)}`

/** Name and year as an explanation shows them: `World Cup 2010`, `Euro 2016`. */
export const dated = (title: Title, year: number): Names =>
  inAll((language) => `${title === EURO && language === 'en' ? 'Euro' : titleNoun(title, year)[language]} ${year}`)

/** The French championship before it was called Ligue 1, and in no particular year. */
export const FRENCH_TITLE: Noun = {
  en: 'French title',
  fr: 'championnat de France',
  es: 'liga francesa',
  articles: { en: 'the', fr: 'le', es: 'la' },
}
/** First season of Ligue 1 under this name. */
const LIGUE_1_SINCE = 2002

/** Name of a prize in the year it was won; the year of a season is its second. */
export const prizeIn = (competition: Competition, year: number): Noun =>
  competition === 'ligue_1' && year <= LIGUE_1_SINCE ? FRENCH_TITLE : COMPETITION_NOUNS[competition]

/** Name of a prize whenever it was won. */
export const everPrize = (competition: Competition): Noun =>
  competition === 'ligue_1' ? FRENCH_TITLE : COMPETITION_NOUNS[competition]

const DIVISION_1: Noun = {
  en: 'French top flight',
  fr: 'Division 1',
  es: 'primera división francesa',
  articles: { en: 'the', fr: 'la', es: 'la' },
}

/** Name of a league in the season that began in that year. */
export const leagueIn = (league: LeagueId, season: number): Noun =>
  league === 'ligue1' && season < LIGUE_1_SINCE ? DIVISION_1 : LEAGUE_NOUNS[league]
