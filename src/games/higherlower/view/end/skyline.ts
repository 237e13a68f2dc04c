import type { Revealed } from '../../rules/engine.ts'

/** Towers of a trophy: the run of a day, or the last ones of a longer run. */
const TOWERS = 11
/** Height of a tower for a value of 0, in percent. */
const LEAST_HEIGHT = 14
const MILLION = 1_000_000

/** A footballer of the run: height in percent of the picture, value in millions. */
export type Tower = { id: string; height: number; millions: number; missed: boolean }

export function skylineOf(steps: readonly Revealed[]): Tower[] {
  const shown = steps.slice(-TOWERS)
  const most = Math.max(...shown.map(({ eur }) => eur))
  return shown.map(({ id, eur, hit }) => {
    const millions = eur / MILLION
    return {
      id,
      height: Math.round(LEAST_HEIGHT + ((100 - LEAST_HEIGHT) * eur) / most),
      millions: millions < 10 ? Math.max(0.1, Math.round(10 * millions) / 10) : Math.round(millions),
      missed: hit === false,
    }
  })
}
