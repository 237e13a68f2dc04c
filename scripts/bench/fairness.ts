import { ageMeasures } from './fairness/age.ts'
import { backFourMeasures, backFourYear } from './fairness/back-four.ts'
import { blurMeasures } from './fairness/blur.ts'
import { bingoMeasures } from './fairness/bingo.ts'
import { careerPathMeasures } from './fairness/career-path.ts'
import { higherlowerMeasures } from './fairness/higherlower.ts'
import { isBeyond, type Measure } from './fairness/measure.ts'
import { paceMeasures } from './fairness/pace.ts'
import { pixelsMeasures } from './fairness/pixels.ts'
import { quizMeasures } from './fairness/quiz.ts'
import { stadiumsMeasures } from './fairness/stadiums.ts'
import { splitMeasures } from './fairness/split.ts'
import { statisticsMeasures } from './fairness/statistics.ts'
import { weekMeasures } from './fairness/week.ts'
import { wordleMeasures } from './fairness/wordle.ts'
import { tictactoeMeasures, tictactoeTimes } from './fairness/tictactoe.ts'
import { printTable } from './table.ts'

/** Prints the fairness of the deals beside the limits; fails when one is exceeded. */
export async function fairness(): Promise<void> {
  const games = {
    'Higher lower': higherlowerMeasures(1),
    Statistics: statisticsMeasures(1),
    'Career path': careerPathMeasures(1),
    Quiz: await quizMeasures(),
    Wordle: wordleMeasures(1),
    Age: ageMeasures(1),
    'Tic tac toe': [...tictactoeMeasures(1), ...tictactoeTimes()],
    Bingo: bingoMeasures(1),
    Pixels: await pixelsMeasures(1),
    Blur: await blurMeasures(1),
    Stadiums: stadiumsMeasures(1),
    Split: await splitMeasures(1),
    'Back four': [...backFourMeasures(1), ...backFourYear(1)],
    'Points a minute': paceMeasures(1),
    'Share of regular fans with half the points, Monday to Sunday': weekMeasures(1),
  }
  for (const [game, measures] of Object.entries(games))
    printTable(game, ['what', 'measured', 'limit'], measures.map(row))
  const beyond = Object.values(games).flat().filter(isBeyond)
  console.log(beyond.length === 0 ? '\nAll within their limits.' : `\n${beyond.length} beyond their limits.`)
  if (beyond.length > 0) process.exitCode = 1
}

const row = (measure: Measure): string[] => {
  const { name, measured, least, most } = measure
  const limits = [
    ...(least === undefined ? [] : [`>= ${figure(least)}`]),
    ...(most === undefined ? [] : [`<= ${figure(most)}`]),
  ]
  return [name, figure(measured), `${limits.join(', ')}${isBeyond(measure) ? ' BEYOND' : ''}`]
}

const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(3))
