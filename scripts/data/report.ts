import { hasWordleClues, wordlePool, type WordleMode } from '#data/pools.ts'
import { assemble } from './assemble.ts'
import { readSoundSheets } from './read.ts'

/** `least` is what the product promises; absent where there is no promise. */
export type Figure = { name: string; count: number; least?: number }

const WORDLE_MODES: readonly WordleMode[] = ['easy', 'normal', 'hard', 'today']

/** A year without the same answer, and a reserve. */
const LEAST_TODAY = 400

/** How much there is, and whether it is enough. */
export async function report(folder: string): Promise<Figure[]> {
  const sheets = await readSoundSheets(folder)
  const { footballers, clubs } = assemble(sheets)
  const withValue = new Set(sheets.values.map((row) => row.footballer))
  return [
    { name: 'footballers', count: footballers.length, least: 2150 },
    {
      name: 'footballers with a career that was read',
      count: footballers.filter((one) => one.confidence > 0).length,
      least: 1850,
    },
    { name: 'footballers with all clues of Wordle', count: footballers.filter(hasWordleClues).length, least: 1040 },
    { name: 'footballers with a value', count: withValue.size, least: 950 },
    { name: 'player-seasons', count: sheets.seasons.length, least: 5000 },
    { name: 'spells', count: sheets.spells.length },
    { name: 'clubs', count: clubs.length },
    { name: 'clubs of the five leagues', count: clubs.filter((club) => club.league).length, least: 96 },
    {
      name: 'clubs with colours and ground',
      count: sheets.clubs.filter((row) => row.ground && row.first_colour).length,
      least: 186,
    },
    ...WORDLE_MODES.map((mode) => ({
      name: `pool of wordle ${mode}`,
      count: wordlePool(mode, footballers).length,
      ...(mode === 'today' && { least: LEAST_TODAY }),
    })),
  ]
}

export const isEnough = ({ count, least }: Figure): boolean => least === undefined || count >= least
