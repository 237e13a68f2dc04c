import type { Manifest } from '../manifest.ts'
import { fileOf, SHEET_NAMES, type Problem, type Sheets } from '../sheets.ts'
import { CAPS_RULES } from './caps.ts'
import { CAREER_RULES } from './careers.ts'
import { CHAMPION_RULES } from './champions.ts'
import { EMBLEM_RULES } from './emblems.ts'
import { FOOTBALLER_RULES } from './footballers.ts'
import { GRAMMAR_RULES } from './grammar.ts'
import { HONOUR_RULES } from './honours.ts'
import { LEAGUE_RULES } from './leagues.ts'
import { PLAUSIBILITY_RULES } from './plausibility.ts'
import { problemsOf, type Rule } from './problem.ts'
import { REFERENCE_RULES } from './references.ts'
import { RENOWN_RULES } from './renown.ts'
import { SQUAD_RULES } from './squads.ts'

export const RULES: readonly Rule[] = [
  ...REFERENCE_RULES,
  ...FOOTBALLER_RULES,
  ...PLAUSIBILITY_RULES,
  ...CAREER_RULES,
  ...SQUAD_RULES,
  ...HONOUR_RULES,
  ...LEAGUE_RULES,
  ...CAPS_RULES,
  ...CHAMPION_RULES,
  ...RENOWN_RULES,
  ...EMBLEM_RULES,
  ...GRAMMAR_RULES,
]

/** All faults of the facts; unreadable cells are found while reading. */
export const checkSheets = (sheets: Sheets): Problem[] => problemsOf(RULES, sheets)

/** Every file with rows needs its source, terms and date in the manifest. */
export function checkSources(sheets: Sheets, manifest: Manifest): Problem[] {
  return SHEET_NAMES.filter((name) => sheets[name].length > 0 && !manifest.sheets[fileOf(name)]).map((name) => ({
    file: fileOf(name),
    line: 1,
    rule: 'source',
    reason: 'manifest.json names no source for this file',
  }))
}
