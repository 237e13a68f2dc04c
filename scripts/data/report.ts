import type { Day } from '#core/days.ts'
import { hasWordleClues, type PoolFacts } from '#data/pools.ts'
import { decodeEvidence } from '#data/evidence-file.ts'
import { decodeRecords } from '#data/records-file.ts'
import { themeMembers, THEMES } from '#data/themes.ts'
import { LEAGUES } from '#data/types.ts'
import { LOOKS } from '#pictures/portrait/portraits.ts'
import { assemble, type Facts } from './assemble.ts'
import { readCorrectedSheets } from './corrections.ts'
import { encodeEvidence } from './evidence.ts'
import type { Figure, Group } from './figures.ts'
import { encodeRecords } from './records.ts'
import { squadFigures } from './report-squads.ts'
import { bingoFigures, crossingFigures } from './report-grids.ts'
import { proofFigures } from './report-proofs.ts'
import { poolFigures, repeatFigures } from './report-pools.ts'
import type { Sheets } from './sheets.ts'

const MOST_UNREAD = 150
const LEAST_OF_A_THEME = 20
/** Minimum footballers per fame: easy asks for 4 and 5, normal for 3 as well. */
const LEAST_OF_A_FAME = { 5: 150, 4: 400, 3: 800 } as const

/** Size of the facts against the promises; ages on `day`. */
export async function report(folder: string, correctionsFolder: string, day: Day): Promise<Group[]> {
  const sheets = await readCorrectedSheets(folder, correctionsFolder)
  const facts = assemble(sheets)
  const records = decodeRecords(encodeRecords(sheets))
  const pools: PoolFacts = {
    ...facts,
    ...records,
    ...decodeEvidence(encodeEvidence(sheets)),
    pictures: new Set(LOOKS.keys()),
    day,
  }
  return [
    { title: 'Facts', figures: [...footballerFigures(facts, sheets), ...clubFigures(facts, sheets)] },
    { title: 'Squads and seasons', figures: squadFigures(facts, sheets) },
    { title: 'Themes', figures: themeFigures(pools) },
    { title: 'Leagues', figures: leagueFigures(pools) },
    { title: 'Pools', figures: poolFigures(pools) },
    { title: 'Proofs', figures: proofFigures(pools, sheets) },
    { title: 'Grids', figures: [...crossingFigures(pools), ...bingoFigures(pools)] },
    { title: 'Days without a repeat', figures: repeatFigures(pools) },
  ]
}

function footballerFigures({ footballers }: Facts, sheets: Sheets): Figure[] {
  const read = footballers.filter(({ confidence }) => confidence > 0)
  const valued = new Set(sheets.values.map((row) => row.footballer))
  const current = new Set(sheets.values.filter(({ kind }) => kind === 'current').map((row) => row.footballer))
  const places = sheets.squads.filter(({ footballer }) => footballer !== null)
  return [
    { name: 'footballers', count: footballers.length, least: 2_950 },
    { name: 'others: known by name, never asked for', count: sheets.others.length, least: 3_500 },
    { name: 'with a career that was read', count: read.length, least: 2_900 },
    { name: 'whose career nobody has read', count: footballers.length - read.length, most: MOST_UNREAD },
    { name: 'with all clues of Wordle', count: footballers.filter(hasWordleClues).length, least: 1_650 },
    { name: 'graded for three markets', count: sheets.renown.length, least: 1_800 },
    ...([5, 4, 3] as const).map((fame) => ({
      name: `of fame ${fame}`,
      count: footballers.filter((footballer) => footballer.fame === fame).length,
      least: LEAST_OF_A_FAME[fame],
    })),
    { name: 'with a value', count: valued.size, least: 1_800 },
    { name: 'with a current value', count: current.size, least: 1_550 },
    { name: 'spells', count: sheets.spells.length },
    { name: 'player-seasons', count: sheets.seasons.length, least: 7_500 },
    { name: 'drawn portraits', count: footballers.filter(({ id }) => LOOKS.has(id)).length, least: 150 },
    { name: 'honours', count: sheets.honours.length, least: 1_700 },
    { name: 'places in them, of footballers in the sheets', count: places.length },
  ]
}

function clubFigures({ clubs }: Facts, sheets: Sheets): Figure[] {
  const drawn = Object.keys(encodeRecords(sheets).clubs)
  const inLeagues = new Set(clubs.filter(({ league }) => league !== null).map(({ id }) => id))
  return [
    { name: 'clubs with country and city', count: clubs.filter(({ city }) => city !== null).length, least: 1_600 },
    {
      name: 'clubs of the five leagues with ground, capacity, colours, place',
      count: drawn.filter((id) => inLeagues.has(id)).length,
      least: 96,
    },
    { name: 'other clubs with the same', count: drawn.filter((id) => !inLeagues.has(id)).length, least: 90 },
  ]
}

const themeFigures = (pools: PoolFacts): Figure[] =>
  THEMES.map((theme) => ({
    name: theme,
    count: themeMembers(theme, pools.footballers, pools).length,
    least: LEAST_OF_A_THEME,
  }))

const leagueFigures = ({ footballers, values }: PoolFacts): Figure[] =>
  LEAGUES.flatMap((league) => {
    const own = footballers.filter((footballer) => footballer.league === league)
    return [
      { name: `${league}: with all clues of Wordle`, count: own.filter(hasWordleClues).length },
      { name: `${league}: with a current value`, count: own.filter(({ id }) => values.get(id)?.current).length },
    ]
  })
