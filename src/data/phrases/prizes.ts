import type { Noun } from '../grammar-file.ts'
import type { Competition, LeagueId, Names, Title } from '../types.ts'

type Articles = Noun['articles']
const noun = (names: [en: string, fr: string, es: string], fr: Articles['fr'], es: Articles['es']): Noun => ({
  en: names[0],
  fr: names[1],
  es: names[2],
  articles: { en: 'the', fr, es },
})
/** Removes the English article, as for Serie A. */
const withoutArticle = (prize: Noun): Noun => ({ ...prize, articles: { ...prize.articles, en: '' } })

export const TITLE_NOUNS: Record<Title, Noun> = {
  world_cup: noun(['World Cup', 'Coupe du monde', 'Mundial'], 'la', 'el'),
  european_championship: noun(['European Championship', 'Euro', 'Eurocopa'], 'l’', 'la'),
  copa_america: noun(['Copa América', 'Copa América', 'Copa América'], 'la', 'la'),
  africa_cup: noun(['Africa Cup of Nations', 'Coupe d’Afrique des nations', 'Copa África'], 'la', 'la'),
  champions_league: noun(['Champions League', 'Ligue des champions', 'Champions League'], 'la', 'la'),
  europa_league: noun(['Europa League', 'Ligue Europa', 'Europa League'], 'la', 'la'),
  ballon_dor: noun(['Ballon d’Or', 'Ballon d’Or', 'Balón de Oro'], 'le', 'el'),
}

/** Former names of the two European cups. */
const EUROPEAN_CUP = noun(['European Cup', 'Coupe d’Europe des clubs champions', 'Copa de Europa'], 'la', 'la')
const UEFA_CUP = noun(['UEFA Cup', 'Coupe de l’UEFA', 'Copa de la UEFA'], 'la', 'la')
const CHAMPIONS_LEAGUE_FROM = 1993
const EUROPA_LEAGUE_FROM = 2010

/** Name of the title in the year it was won. */
export function titleNoun(title: Title, year: number): Noun {
  if (title === 'champions_league' && year < CHAMPIONS_LEAGUE_FROM) return EUROPEAN_CUP
  if (title === 'europa_league' && year < EUROPA_LEAGUE_FROM) return UEFA_CUP
  return TITLE_NOUNS[title]
}

const EITHER_CUP: Partial<Record<Title, Noun>> = {
  champions_league: noun(
    ['European Cup or Champions League', 'Coupe d’Europe ou la Ligue des champions', 'Copa de Europa o la Champions'],
    'la',
    'la',
  ),
  europa_league: noun(
    ['UEFA Cup or Europa League', 'Coupe de l’UEFA ou la Ligue Europa', 'Copa de la UEFA o la Europa League'],
    'la',
    'la',
  ),
}

/** Name of the title whenever it was won, with the former name of the two European cups. */
export const everNoun = (title: Title): Noun => EITHER_CUP[title] ?? TITLE_NOUNS[title]

const AS_PLAYER = { en: ' as a player', fr: ' comme joueur', es: ' como jugador' }
const NOTHING = { en: '', fr: '', es: '' }

/** "As a player", because some won it as a coach; not for the Ballon d’Or, which only players win. */
export const asPlayer = (title: Title): Names => (title === 'ballon_dor' ? NOTHING : AS_PLAYER)

export const COMPETITION_NOUNS: Record<Competition, Noun> = {
  premier_league: noun(['Premier League', 'Premier League', 'Premier League'], 'la', 'la'),
  fa_cup: noun(['FA Cup', 'FA Cup', 'FA Cup'], 'la', 'la'),
  league_cup: noun(['League Cup', 'Coupe de la Ligue anglaise', 'Copa de la Liga inglesa'], 'la', 'la'),
  la_liga: withoutArticle(noun(['La Liga', 'Liga', 'Liga'], 'la', 'la')),
  copa_del_rey: noun(['Copa del Rey', 'Coupe du Roi', 'Copa del Rey'], 'la', 'la'),
  serie_a: withoutArticle(noun(['Serie A', 'Serie A', 'Serie A'], 'la', 'la')),
  coppa_italia: noun(['Coppa Italia', 'Coupe d’Italie', 'Copa de Italia'], 'la', 'la'),
  bundesliga: noun(['Bundesliga', 'Bundesliga', 'Bundesliga'], 'la', 'la'),
  dfb_pokal: noun(['DFB-Pokal', 'Coupe d’Allemagne', 'Copa de Alemania'], 'la', 'la'),
  ligue_1: withoutArticle(noun(['Ligue 1', 'Ligue 1', 'Ligue 1'], 'la', 'la')),
  coupe_de_france: noun(['Coupe de France', 'Coupe de France', 'Copa de Francia'], 'la', 'la'),
  coupe_de_la_ligue: noun(['French League Cup', 'Coupe de la Ligue', 'Copa de la Liga francesa'], 'la', 'la'),
  libertadores: noun(['Copa Libertadores', 'Copa Libertadores', 'Copa Libertadores'], 'la', 'la'),
  club_world_cup: noun(['Club World Cup', 'Coupe du monde des clubs', 'Mundial de Clubes'], 'la', 'el'),
}

/** French says `en` for all leagues: en Premier League, en Liga. */
export const LEAGUE_NOUNS: Record<LeagueId, Noun> = {
  premierleague: COMPETITION_NOUNS.premier_league,
  liga: COMPETITION_NOUNS.la_liga,
  seriea: COMPETITION_NOUNS.serie_a,
  bundesliga: COMPETITION_NOUNS.bundesliga,
  ligue1: COMPETITION_NOUNS.ligue_1,
}
