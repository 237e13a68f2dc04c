import { fileOf, type Problem, type Row, type SheetName, type Sheets } from '../sheets.ts'

/** A named check over all sheets; reports every violating row. */
export type Rule = { name: string; check: (sheets: Sheets, complain: Complain) => void }

export type Complain = <Name extends SheetName>(
  sheet: Name,
  row: { line: number },
  column: (keyof Row<Name> & string) | null,
  reason: string,
) => void

/** Runs rules and collects their problems. */
export function problemsOf(rules: readonly Rule[], sheets: Sheets): Problem[] {
  const problems: Problem[] = []
  for (const { name, check } of rules) {
    check(sheets, (sheet, { line }, column, reason) =>
      problems.push({ file: fileOf(sheet), line, ...(column && { column }), rule: name, reason }),
    )
  }
  return problems
}
