import common from './es/common.json' with { type: 'json' }
import app from './es/app.json' with { type: 'json' }
import consent from './es/consent.json' with { type: 'json' }
import contact from './es/contact.json' with { type: 'json' }
import home from './es/home.json' with { type: 'json' }
import cards from './es/cards.json' with { type: 'json' }
import games from './es/games.json' with { type: 'json' }
import guide from './es/guide.json' with { type: 'json' }
import pages from './es/pages.json' with { type: 'json' }
import fullTime from './es/full-time.json' with { type: 'json' }
import errors from './es/errors.json' with { type: 'json' }
import auth from './es/auth.json' with { type: 'json' }
import captcha from './es/captcha.json' with { type: 'json' }
import profile from './es/profile.json' with { type: 'json' }
import honours from './es/honours.json' with { type: 'json' }
import week from './es/week.json' with { type: 'json' }
import headlines from './es/headlines.json' with { type: 'json' }
import looks from './es/looks.json' with { type: 'json' }
import settings from './es/settings.json' with { type: 'json' }
import keys from './es/keys.json' with { type: 'json' }
import install from './es/install.json' with { type: 'json' }
import keep from './es/keep.json' with { type: 'json' }
import progress from './es/progress.json' with { type: 'json' }
import telling from './es/telling.json' with { type: 'json' }
import sidePanel from './es/side-panel.json' with { type: 'json' }
import end from './es/end.json' with { type: 'json' }
import play from './es/play.json' with { type: 'json' }
import wordle from './es/wordle.json' with { type: 'json' }
import tictactoe from './es/tictactoe.json' with { type: 'json' }
import tictactoeMatch from './es/tictactoe-match.json' with { type: 'json' }
import age from './es/age.json' with { type: 'json' }
import careerPath from './es/career-path.json' with { type: 'json' }
import higherlower from './es/higherlower.json' with { type: 'json' }
import statistics from './es/statistics.json' with { type: 'json' }
import pixels from './es/pixels.json' with { type: 'json' }
import blur from './es/blur.json' with { type: 'json' }
import backFour from './es/back-four.json' with { type: 'json' }
import split from './es/split.json' with { type: 'json' }
import stadiums from './es/stadiums.json' with { type: 'json' }
import ranked from './es/ranked.json' with { type: 'json' }
import challenge from './es/challenge.json' with { type: 'json' }
import quiz from './es/quiz.json' with { type: 'json' }
import rooms from './es/rooms.json' with { type: 'json' }
import gridRace from './es/grid-race.json' with { type: 'json' }
import race from './es/race.json' with { type: 'json' }
import search from './es/search.json' with { type: 'json' }
import football from './es/football.json' with { type: 'json' }
import bingo from './es/bingo.json' with { type: 'json' }
import criteria from './es/criteria.json' with { type: 'json' }
import archive from './es/archive.json' with { type: 'json' }
import credits from './es/credits.json' with { type: 'json' }
import reports from './es/reports.json' with { type: 'json' }
import submissions from './es/submissions.json' with { type: 'json' }
import league from './es/league.json' with { type: 'json' }
import table from './es/table.json' with { type: 'json' }
import admin from './es/admin.json' with { type: 'json' }
import type { Words } from './en.ts'

export const es: Words = {
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
