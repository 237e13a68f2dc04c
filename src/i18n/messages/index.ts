import enCommon from './en/common.json' with { type: 'json' }
import enHome from './en/home.json' with { type: 'json' }
import enGames from './en/games.json' with { type: 'json' }
import enFullTime from './en/full-time.json' with { type: 'json' }
import enErrors from './en/errors.json' with { type: 'json' }
import enAuth from './en/auth.json' with { type: 'json' }
import enProfile from './en/profile.json' with { type: 'json' }
import enKeep from './en/keep.json' with { type: 'json' }
import enProgress from './en/progress.json' with { type: 'json' }
import enEnd from './en/end.json' with { type: 'json' }
import enPlay from './en/play.json' with { type: 'json' }
import enWordle from './en/wordle.json' with { type: 'json' }
import enTictactoe from './en/tictactoe.json' with { type: 'json' }
import enTictactoeMatch from './en/tictactoe-match.json' with { type: 'json' }
import enAge from './en/age.json' with { type: 'json' }
import enCareerPath from './en/career-path.json' with { type: 'json' }
import enHigherlower from './en/higherlower.json' with { type: 'json' }
import enStatistics from './en/statistics.json' with { type: 'json' }
import enPixels from './en/pixels.json' with { type: 'json' }
import enBlur from './en/blur.json' with { type: 'json' }
import enSplit from './en/split.json' with { type: 'json' }
import enStadiums from './en/stadiums.json' with { type: 'json' }
import enRanked from './en/ranked.json' with { type: 'json' }
import enChallenge from './en/challenge.json' with { type: 'json' }
import enQuiz from './en/quiz.json' with { type: 'json' }
import enRooms from './en/rooms.json' with { type: 'json' }
import enGridRace from './en/grid-race.json' with { type: 'json' }
import enRace from './en/race.json' with { type: 'json' }
import enSearch from './en/search.json' with { type: 'json' }
import enFootball from './en/football.json' with { type: 'json' }
import enBingo from './en/bingo.json' with { type: 'json' }
import enCriteria from './en/criteria.json' with { type: 'json' }
import enArchive from './en/archive.json' with { type: 'json' }
import enCredits from './en/credits.json' with { type: 'json' }
import enReports from './en/reports.json' with { type: 'json' }
import enSubmissions from './en/submissions.json' with { type: 'json' }
import enTable from './en/table.json' with { type: 'json' }
import enAdmin from './en/admin.json' with { type: 'json' }
import frCommon from './fr/common.json' with { type: 'json' }
import frHome from './fr/home.json' with { type: 'json' }
import frGames from './fr/games.json' with { type: 'json' }
import frFullTime from './fr/full-time.json' with { type: 'json' }
import frErrors from './fr/errors.json' with { type: 'json' }
import frAuth from './fr/auth.json' with { type: 'json' }
import frProfile from './fr/profile.json' with { type: 'json' }
import frKeep from './fr/keep.json' with { type: 'json' }
import frProgress from './fr/progress.json' with { type: 'json' }
import frEnd from './fr/end.json' with { type: 'json' }
import frPlay from './fr/play.json' with { type: 'json' }
import frWordle from './fr/wordle.json' with { type: 'json' }
import frTictactoe from './fr/tictactoe.json' with { type: 'json' }
import frTictactoeMatch from './fr/tictactoe-match.json' with { type: 'json' }
import frAge from './fr/age.json' with { type: 'json' }
import frCareerPath from './fr/career-path.json' with { type: 'json' }
import frHigherlower from './fr/higherlower.json' with { type: 'json' }
import frStatistics from './fr/statistics.json' with { type: 'json' }
import frPixels from './fr/pixels.json' with { type: 'json' }
import frBlur from './fr/blur.json' with { type: 'json' }
import frSplit from './fr/split.json' with { type: 'json' }
import frStadiums from './fr/stadiums.json' with { type: 'json' }
import frRanked from './fr/ranked.json' with { type: 'json' }
import frChallenge from './fr/challenge.json' with { type: 'json' }
import frQuiz from './fr/quiz.json' with { type: 'json' }
import frRooms from './fr/rooms.json' with { type: 'json' }
import frGridRace from './fr/grid-race.json' with { type: 'json' }
import frRace from './fr/race.json' with { type: 'json' }
import frSearch from './fr/search.json' with { type: 'json' }
import frFootball from './fr/football.json' with { type: 'json' }
import frBingo from './fr/bingo.json' with { type: 'json' }
import frCriteria from './fr/criteria.json' with { type: 'json' }
import frArchive from './fr/archive.json' with { type: 'json' }
import frCredits from './fr/credits.json' with { type: 'json' }
import frReports from './fr/reports.json' with { type: 'json' }
import frSubmissions from './fr/submissions.json' with { type: 'json' }
import frTable from './fr/table.json' with { type: 'json' }
import frAdmin from './fr/admin.json' with { type: 'json' }
import esCommon from './es/common.json' with { type: 'json' }
import esHome from './es/home.json' with { type: 'json' }
import esGames from './es/games.json' with { type: 'json' }
import esFullTime from './es/full-time.json' with { type: 'json' }
import esErrors from './es/errors.json' with { type: 'json' }
import esAuth from './es/auth.json' with { type: 'json' }
import esProfile from './es/profile.json' with { type: 'json' }
import esKeep from './es/keep.json' with { type: 'json' }
import esProgress from './es/progress.json' with { type: 'json' }
import esEnd from './es/end.json' with { type: 'json' }
import esPlay from './es/play.json' with { type: 'json' }
import esWordle from './es/wordle.json' with { type: 'json' }
import esTictactoe from './es/tictactoe.json' with { type: 'json' }
import esTictactoeMatch from './es/tictactoe-match.json' with { type: 'json' }
import esAge from './es/age.json' with { type: 'json' }
import esCareerPath from './es/career-path.json' with { type: 'json' }
import esHigherlower from './es/higherlower.json' with { type: 'json' }
import esStatistics from './es/statistics.json' with { type: 'json' }
import esPixels from './es/pixels.json' with { type: 'json' }
import esBlur from './es/blur.json' with { type: 'json' }
import esSplit from './es/split.json' with { type: 'json' }
import esStadiums from './es/stadiums.json' with { type: 'json' }
import esRanked from './es/ranked.json' with { type: 'json' }
import esChallenge from './es/challenge.json' with { type: 'json' }
import esQuiz from './es/quiz.json' with { type: 'json' }
import esRooms from './es/rooms.json' with { type: 'json' }
import esGridRace from './es/grid-race.json' with { type: 'json' }
import esRace from './es/race.json' with { type: 'json' }
import esSearch from './es/search.json' with { type: 'json' }
import esFootball from './es/football.json' with { type: 'json' }
import esBingo from './es/bingo.json' with { type: 'json' }
import esCriteria from './es/criteria.json' with { type: 'json' }
import esArchive from './es/archive.json' with { type: 'json' }
import esCredits from './es/credits.json' with { type: 'json' }
import esReports from './es/reports.json' with { type: 'json' }
import esSubmissions from './es/submissions.json' with { type: 'json' }
import esTable from './es/table.json' with { type: 'json' }
import esAdmin from './es/admin.json' with { type: 'json' }
import type { Locale } from '../locales.ts'

const en = {
  common: enCommon,
  home: enHome,
  games: enGames,
  fullTime: enFullTime,
  errors: enErrors,
  auth: enAuth,
  profile: enProfile,
  keep: enKeep,
  progress: enProgress,
  play: enPlay,
  end: enEnd,
  wordle: enWordle,
  tictactoe: enTictactoe,
  tictactoeMatch: enTictactoeMatch,
  age: enAge,
  'career-path': enCareerPath,
  higherlower: enHigherlower,
  statistics: enStatistics,
  pixels: enPixels,
  blur: enBlur,
  split: enSplit,
  stadiums: enStadiums,
  ranked: enRanked,
  challenge: enChallenge,
  quiz: enQuiz,
  rooms: enRooms,
  gridRace: enGridRace,
  race: enRace,
  search: enSearch,
  football: enFootball,
  bingo: enBingo,
  criteria: enCriteria,
  archive: enArchive,
  credits: enCredits,
  reports: enReports,
  submissions: enSubmissions,
  table: enTable,
  admin: enAdmin,
}

/** English is the shape; a missing key in another language does not compile. */
const CATALOGUE: Record<Locale, typeof en> = {
  en,
  fr: {
    common: frCommon,
    home: frHome,
    games: frGames,
    fullTime: frFullTime,
    errors: frErrors,
    auth: frAuth,
    profile: frProfile,
    keep: frKeep,
    progress: frProgress,
    play: frPlay,
    end: frEnd,
    wordle: frWordle,
    tictactoe: frTictactoe,
    tictactoeMatch: frTictactoeMatch,
    age: frAge,
    'career-path': frCareerPath,
    higherlower: frHigherlower,
    statistics: frStatistics,
    pixels: frPixels,
    blur: frBlur,
    split: frSplit,
    stadiums: frStadiums,
    ranked: frRanked,
    challenge: frChallenge,
    quiz: frQuiz,
    rooms: frRooms,
    gridRace: frGridRace,
    race: frRace,
    search: frSearch,
    football: frFootball,
    bingo: frBingo,
    criteria: frCriteria,
    archive: frArchive,
    credits: frCredits,
    reports: frReports,
    submissions: frSubmissions,
    table: frTable,
    admin: frAdmin,
  },
  es: {
    common: esCommon,
    home: esHome,
    games: esGames,
    fullTime: esFullTime,
    errors: esErrors,
    auth: esAuth,
    profile: esProfile,
    keep: esKeep,
    progress: esProgress,
    play: esPlay,
    end: esEnd,
    wordle: esWordle,
    tictactoe: esTictactoe,
    tictactoeMatch: esTictactoeMatch,
    age: esAge,
    'career-path': esCareerPath,
    higherlower: esHigherlower,
    statistics: esStatistics,
    pixels: esPixels,
    blur: esBlur,
    split: esSplit,
    stadiums: esStadiums,
    ranked: esRanked,
    challenge: esChallenge,
    quiz: esQuiz,
    rooms: esRooms,
    gridRace: esGridRace,
    race: esRace,
    search: esSearch,
    football: esFootball,
    bingo: esBingo,
    criteria: esCriteria,
    archive: esArchive,
    credits: esCredits,
    reports: esReports,
    submissions: esSubmissions,
    table: esTable,
    admin: esAdmin,
  },
}

export type Area = keyof typeof en
export type Messages<Name extends Area> = (typeof en)[Name]

/** Pages call this and hand an island only the words it shows. */
export function messages<Name extends Area>(locale: Locale, area: Name): Messages<Name> {
  return CATALOGUE[locale][area]
}
