import type { Template } from './template.ts'
import { atClubIn } from './templates/at-club-in.ts'
import { biggestGround } from './templates/biggest-ground.ts'
import { bornFirst } from './templates/born-first.ts'
import { cappedByNation } from './templates/capped-by.ts'
import { championsOf } from './templates/champions-of.ts'
import { cityOfClub } from './templates/city-of.ts'
import { clubInSeason } from './templates/club-in-season.ts'
import { clubNickname } from './templates/club-nickname.ts'
import { clubNow } from './templates/club-now.ts'
import { clubOfGround, groundDrawn, groundOfClub } from './templates/club-of-ground.ts'
import { countryOfClub } from './templates/country-of.ts'
import { crest } from './templates/crest.ts'
import { face } from './templates/face.ts'
import { firstClub } from './templates/first-club.ts'
import { highestValue } from './templates/highest-value.ts'
import { hundredCaps } from './templates/hundred-caps.ts'
import { inLeague } from './templates/in-league.ts'
import { leagueNever } from './templates/league-never.ts'
import { missingClub } from './templates/missing-club.ts'
import { nationOf } from './templates/nation-of.ts'
import { neverPlayedFor } from './templates/never-played-for.ts'
import { neverWonTitle } from './templates/never-won-title.ts'
import { nextClub } from './templates/next-club.ts'
import { nicknameOfFootballer } from './templates/nickname-of.ts'
import { notHisClub } from './templates/not-his-club.ts'
import { oldestClub } from './templates/oldest-club.ts'
import { playedForClub } from './templates/played-for.ts'
import { mostAssists, mostGoals, mostMatches } from './templates/season-most.ts'
import { shirt } from './templates/shirt.ts'
import { squadOf } from './templates/squad-of.ts'
import { teamMates } from './templates/team-mates.ts'
import { threeClubs } from './templates/three-clubs.ts'
import { clubTitleInYear, nationTitleInYear } from './templates/title-in-year.ts'
import { twoClubs } from './templates/two-clubs.ts'
import { whoseCareer } from './templates/whose-career.ts'
import { wonTitle } from './templates/won-title.ts'
import { wonWith } from './templates/won-with.ts'
import { yearOfTitle } from './templates/year-of-title.ts'

/** Every kind of question. A deck names them by id. */
export const TEMPLATES: readonly Template[] = [
  playedForClub,
  neverPlayedFor,
  twoClubs,
  threeClubs,
  whoseCareer,
  teamMates,
  atClubIn,
  cappedByNation,
  nationOf,
  squadOf,
  wonTitle,
  neverWonTitle,
  wonWith,
  hundredCaps,
  leagueNever,
  nicknameOfFootballer,
  face,
  bornFirst,
  mostGoals,
  mostAssists,
  mostMatches,
  highestValue,
  clubNow,
  clubInSeason,
  notHisClub,
  firstClub,
  nextClub,
  missingClub,
  clubOfGround,
  groundOfClub,
  groundDrawn,
  biggestGround,
  oldestClub,
  clubNickname,
  shirt,
  crest,
  nationTitleInYear,
  clubTitleInYear,
  yearOfTitle,
  championsOf,
  inLeague,
  cityOfClub,
  countryOfClub,
]

const byId = new Map(TEMPLATES.map((template) => [template.id, template]))

/** Throws a RangeError for an id that no template has: a deck of another version. */
export function templateOf(id: string): Template {
  const template = byId.get(id)
  if (!template) throw new RangeError(`no template is called ${id}`)
  return template
}
