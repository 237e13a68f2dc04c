import common from './en/common.json' with { type: 'json' }
import app from './en/app.json' with { type: 'json' }
import consent from './en/consent.json' with { type: 'json' }
import contact from './en/contact.json' with { type: 'json' }
import home from './en/home.json' with { type: 'json' }
import cards from './en/cards.json' with { type: 'json' }
import games from './en/games.json' with { type: 'json' }
import guide from './en/guide.json' with { type: 'json' }
import pages from './en/pages.json' with { type: 'json' }
import fullTime from './en/full-time.json' with { type: 'json' }
import errors from './en/errors.json' with { type: 'json' }
import auth from './en/auth.json' with { type: 'json' }
import captcha from './en/captcha.json' with { type: 'json' }
import profile from './en/profile.json' with { type: 'json' }
import honours from './en/honours.json' with { type: 'json' }
import week from './en/week.json' with { type: 'json' }
import headlines from './en/headlines.json' with { type: 'json' }
import looks from './en/looks.json' with { type: 'json' }
import settings from './en/settings.json' with { type: 'json' }
import keys from './en/keys.json' with { type: 'json' }
import install from './en/install.json' with { type: 'json' }
import keep from './en/keep.json' with { type: 'json' }
import progress from './en/progress.json' with { type: 'json' }
import telling from './en/telling.json' with { type: 'json' }
import sidePanel from './en/side-panel.json' with { type: 'json' }
import end from './en/end.json' with { type: 'json' }
import play from './en/play.json' with { type: 'json' }
import wordle from './en/wordle.json' with { type: 'json' }
import tictactoe from './en/tictactoe.json' with { type: 'json' }
import tictactoeMatch from './en/tictactoe-match.json' with { type: 'json' }
import age from './en/age.json' with { type: 'json' }
import careerPath from './en/career-path.json' with { type: 'json' }
import higherlower from './en/higherlower.json' with { type: 'json' }
import statistics from './en/statistics.json' with { type: 'json' }
import pixels from './en/pixels.json' with { type: 'json' }
import blur from './en/blur.json' with { type: 'json' }
import backFour from './en/back-four.json' with { type: 'json' }
import split from './en/split.json' with { type: 'json' }
import stadiums from './en/stadiums.json' with { type: 'json' }
import ranked from './en/ranked.json' with { type: 'json' }
import challenge from './en/challenge.json' with { type: 'json' }
import quiz from './en/quiz.json' with { type: 'json' }
import rooms from './en/rooms.json' with { type: 'json' }
import gridRace from './en/grid-race.json' with { type: 'json' }
import race from './en/race.json' with { type: 'json' }
import search from './en/search.json' with { type: 'json' }
import football from './en/football.json' with { type: 'json' }
import bingo from './en/bingo.json' with { type: 'json' }
import criteria from './en/criteria.json' with { type: 'json' }
import archive from './en/archive.json' with { type: 'json' }
import credits from './en/credits.json' with { type: 'json' }
import reports from './en/reports.json' with { type: 'json' }
import submissions from './en/submissions.json' with { type: 'json' }
import league from './en/league.json' with { type: 'json' }
import table from './en/table.json' with { type: 'json' }
import admin from './en/admin.json' with { type: 'json' }

/** Messages by area. English defines the type: a key missing in another language does not compile. */
export const en = {
  common,
  app,
  consent,
  contact,
  home,
  cards,
  games,
  guide,
  pages,
  fullTime,
  errors,
  auth,
  captcha,
  profile,
  honours,
  looks,
  week,
  headlines,
  settings,
  keys,
  install,
  keep,
  progress,
  play,
  telling,
  sidePanel,
  end,
  wordle,
  tictactoe,
  tictactoeMatch,
  age,
  'career-path': careerPath,
  higherlower,
  statistics,
  pixels,
  blur,
  'back-four': backFour,
  split,
  stadiums,
  ranked,
  challenge,
  quiz,
  rooms,
  gridRace,
  race,
  search,
  football,
  bingo,
  criteria,
  archive,
  credits,
  reports,
  submissions,
  league,
  table,
  admin,
}
export type Words = typeof en
