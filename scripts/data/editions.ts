import { COMPETITIONS, TITLES, type Competition, type Title } from '#data/types.ts'
import { id, nation, oneOf, optional, whole } from './columns.ts'
import { COMPETITION_FACTS } from './competitions.ts'
import type { Expand, Part } from './incoming.ts'
import { SHEETS, type Problem, type Row, type Sheets } from './sheets.ts'
import { readTable } from './table.ts'

const { matches, minutes, goals, assists, yellow_cards, red_cards } = SHEETS.seasons
const FIGURES = { matches, minutes, goals, assists, yellow_cards, red_cards }

/** `winner` once; `club`: took part in the league; `player`: his league season, or he won it. */
const COLUMNS = {
  row: oneOf(['winner', 'club', 'player']),
  club: optional(id),
  nation: optional(nation),
  footballer: optional(id),
  matches: optional(whole(0, 100)),
  minutes: optional(minutes),
  goals: optional(goals),
  assists: optional(assists),
  yellow_cards: optional(yellow_cards),
  red_cards: optional(red_cards),
}

type Line = { [Column in keyof typeof COLUMNS]: Exclude<ReturnType<(typeof COLUMNS)[Column]['read']>, undefined> } & {
  line: number
}

type Edition = { competition: Competition; title?: never; year: number } | { title: Title; year: number }

/** `premier_league-2027.csv`, `world_cup-2026.csv`: a competition and the year in which it was decided. */
export function editionOf(file: string): Edition | null {
  const { name, year } = /^(?<name>[a-z0-9_]+)-(?<year>\d{4})\.csv$/.exec(file)?.groups ?? {}
  const competition = COMPETITIONS.find((one) => one === name)
  if (competition) return { competition, year: Number(year) }
  const title = TITLES.find((one) => one === name)
  return title ? { title, year: Number(year) } : null
}

/** Reads the file of a finished season or tournament; it brings rows to several sheets at once. */
export async function readEdition(file: string, edition: Edition, path: string) {
  const table = await readTable(file, COLUMNS, path)
  const lines = table.rows as unknown as Line[]
  const problems = [...table.problems, ...problemsOf(file, edition, lines)]
  const expand: Expand = (sheets) => partsOf(edition, lines, sheets)
  return { rows: lines.length, problems, expand }
}

function problemsOf(file: string, edition: Edition, lines: readonly Line[]): Problem[] {
  const winners = lines.filter(({ row }) => row === 'winner')
  const problems: Problem[] = []
  if (winners.length !== 1)
    problems.push({ file, line: 1, column: 'row', rule: 'edition', reason: `${winners.length} winners instead of one` })
  for (const line of lines) {
    const missing = neededIn(edition, line).find((column) => line[column] === null)
    if (missing)
      problems.push({ file, line: line.line, column: missing, rule: 'edition', reason: `a ${line.row} needs it` })
  }
  return problems
}

function neededIn(edition: Edition, { row, nation: ofNation }: Line): (keyof typeof COLUMNS)[] {
  if (row === 'player') return leagueOf(edition) ? ['footballer', 'club', ...figureNames] : ['footballer']
  return row === 'winner' && ofNation !== null ? [] : ['club']
}

const figureNames = Object.keys(FIGURES) as (keyof typeof FIGURES)[]

const leagueOf = (edition: Edition) =>
  'competition' in edition ? COMPETITION_FACTS[edition.competition].league : undefined

function partsOf(edition: Edition, lines: readonly Line[], sheets: Sheets): Part[] {
  const { year } = edition
  const winner = lines.find(({ row }) => row === 'winner')!
  const players = lines.filter(({ row }) => row === 'player')
  if (edition.title !== undefined) {
    const { title } = edition
    return [
      { name: 'winners', rows: [{ line: winner.line, title, year, nation: winner.nation, club: winner.club }] },
      {
        name: 'honours',
        rows: withNews(
          sheets.honours,
          players,
          (row) => row.title === title && row.year === year,
          ({ line, footballer }) => ({
            line,
            footballer: footballer!,
            title,
            year,
          }),
        ),
      },
    ]
  }
  const { competition } = edition
  const champion: Part = {
    name: 'champions',
    rows: [{ line: winner.line, competition, year, club: winner.club, certain: true }],
  }
  const league = leagueOf(edition)
  if (league) return [champion, ...leagueParts(league, year, lines, sheets)]
  const medals = withNews(
    sheets.medals,
    players,
    (row) => row.competition === competition && row.year === year,
    ({ line, footballer }) => ({ line, competition, year, footballer: footballer! }),
  )
  return [champion, { name: 'medals', rows: medals }]
}

function leagueParts(league: Row<'seasons'>['league'], year: number, lines: readonly Line[], sheets: Sheets): Part[] {
  const season = `${year - 1}/${String(year % 100).padStart(2, '0')}`
  const clubs = lines.filter(({ row }) => row === 'club')
  const seasons = withNews(
    sheets.seasons,
    lines.filter(({ row }) => row === 'player'),
    (row) => row.league === league && row.season === season,
    ({ line, footballer, club, ...figures }) => ({
      line,
      footballer: footballer!,
      season,
      league,
      club: club!,
      matches: figures.matches!,
      minutes: figures.minutes!,
      goals: figures.goals!,
      assists: figures.assists!,
      yellow_cards: figures.yellow_cards!,
      red_cards: figures.red_cards!,
    }),
  )
  const table: Part[] =
    clubs.length === 0
      ? []
      : [
          {
            name: 'league-seasons',
            rows: [{ line: clubs[0]!.line, league, season, clubs: clubs.map(({ club }) => club!), complete: true }],
          },
        ]
  return [...table, { name: 'seasons', rows: seasons }]
}

/** Rows of the footballers in the file: what the sheet says of other editions, then the file. */
function withNews<Known extends { footballer: string; line: number }>(
  known: readonly Known[],
  players: readonly Line[],
  isOfEdition: (row: Known) => boolean,
  rowOf: (player: Line) => Known,
): Known[] {
  const named = new Set(players.map(({ footballer }) => footballer))
  return [...known.filter((row) => named.has(row.footballer) && !isOfEdition(row)), ...players.map(rowOf)]
}
