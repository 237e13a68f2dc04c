import common from './fr/common.json' with { type: 'json' }
import app from './fr/app.json' with { type: 'json' }
import consent from './fr/consent.json' with { type: 'json' }
import contact from './fr/contact.json' with { type: 'json' }
import home from './fr/home.json' with { type: 'json' }
import cards from './fr/cards.json' with { type: 'json' }
import games from './fr/games.json' with { type: 'json' }
import guide from './fr/guide.json' with { type: 'json' }
import pages from './fr/pages.json' with { type: 'json' }
import fullTime from './fr/full-time.json' with { type: 'json' }
import errors from './fr/errors.json' with { type: 'json' }
import auth from './fr/auth.json' with { type: 'json' }
import captcha from './fr/captcha.json' with { type: 'json' }
import profile from './fr/profile.json' with { type: 'json' }
import honours from './fr/honours.json' with { type: 'json' }
import week from './fr/week.json' with { type: 'json' }
import headlines from './fr/headlines.json' with { type: 'json' }
import looks from './fr/looks.json' with { type: 'json' }
import settings from './fr/settings.json' with { type: 'json' }
import keys from './fr/keys.json' with { type: 'json' }
import install from './fr/install.json' with { type: 'json' }
import keep from './fr/keep.json' with { type: 'json' }
import progress from './fr/progress.json' with { type: 'json' }
import telling from './fr/telling.json' with { type: 'json' }
import sidePanel from './fr/side-panel.json' with { type: 'json' }
import end from './fr/end.json' with { type: 'json' }
import play from './fr/play.json' with { type: 'json' }
import wordle from './fr/wordle.json' with { type: 'json' }
import tictactoe from './fr/tictactoe.json' with { type: 'json' }
import tictactoeMatch from './fr/tictactoe-match.json' with { type: 'json' }
import age from './fr/age.json' with { type: 'json' }
import careerPath from './fr/career-path.json' with { type: 'json' }
import higherlower from './fr/higherlower.json' with { type: 'json' }
import statistics from './fr/statistics.json' with { type: 'json' }
import pixels from './fr/pixels.json' with { type: 'json' }
import blur from './fr/blur.json' with { type: 'json' }
import backFour from './fr/back-four.json' with { type: 'json' }
import split from './fr/split.json' with { type: 'json' }
import stadiums from './fr/stadiums.json' with { type: 'json' }
import ranked from './fr/ranked.json' with { type: 'json' }
import challenge from './fr/challenge.json' with { type: 'json' }
import quiz from './fr/quiz.json' with { type: 'json' }
import rooms from './fr/rooms.json' with { type: 'json' }
import gridRace from './fr/grid-race.json' with { type: 'json' }
import race from './fr/race.json' with { type: 'json' }
import search from './fr/search.json' with { type: 'json' }
import football from './fr/football.json' with { type: 'json' }
import bingo from './fr/bingo.json' with { type: 'json' }
import criteria from './fr/criteria.json' with { type: 'json' }
import archive from './fr/archive.json' with { type: 'json' }
import credits from './fr/credits.json' with { type: 'json' }
import reports from './fr/reports.json' with { type: 'json' }
import submissions from './fr/submissions.json' with { type: 'json' }
import league from './fr/league.json' with { type: 'json' }
import table from './fr/table.json' with { type: 'json' }
import admin from './fr/admin.json' with { type: 'json' }
import type { Words } from './en.ts'

export const fr: Words = {
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
