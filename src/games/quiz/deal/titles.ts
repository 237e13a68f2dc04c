import type { Confederation, Title } from '#data/types.ts'
import type { QuizFacts } from './facts.ts'

const NATIONS: readonly Title[] = ['world_cup', 'european_championship', 'copa_america', 'africa_cup']

/** Confederation whose nations play for the title; other nations are implausible options. */
const CONTINENTS: Partial<Record<Title, Confederation>> = {
  european_championship: 'UEFA',
  copa_america: 'CONMEBOL',
  africa_cup: 'CAF',
}

export const couldWin = (title: Title, nation: string, { evidence }: QuizFacts): boolean =>
  CONTINENTS[title] === undefined || evidence.confederations.get(nation) === CONTINENTS[title]

export const isNation = (title: Title): boolean => NATIONS.includes(title)

/** Nations whose predecessors' titles fans do not count as theirs: Czechoslovakia in 1976, the Soviet Union in 1960. */
export const YOUNG: readonly string[] = ['CZ', 'RU']

/** Titles that a question may ask for. */
export const askedTitles = ({ history }: QuizFacts) => history.titles.filter(({ winner }) => !YOUNG.includes(winner))

/** Winning nation or club; null when unknown. */
export const winnerOf = (title: Title, year: number, { history }: QuizFacts): string | null =>
  history.titles.find((won) => won.title === title && won.year === year)?.winner ?? null

/** Years in which a footballer won a title, earliest first. */
export const yearsOf = (footballer: string, title: Title, { evidence }: QuizFacts): number[] =>
  (evidence.honours.get(footballer) ?? [])
    .filter((honour) => honour.title === title)
    .map(({ year }) => year)
    .sort()
