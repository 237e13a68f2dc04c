import type { Row, SheetName, Sheets } from './sheets.ts'

/** Rows of one sheet, to be merged by their subjects. */
export type Part = { [Name in SheetName]: { name: Name; rows: Row<Name>[] } }[SheetName]

/** Rows that a file of an edition or of transfers brings to the sheets, given what they hold already. */
export type Expand = (sheets: Sheets) => Part[]
