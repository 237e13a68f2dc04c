import { id, optional, year, yesNo } from './columns.ts'
import { byFootballer } from './group.ts'
import type { Expand } from './incoming.ts'
import type { Row, Sheets } from './sheets.ts'
import { readTable } from './table.ts'

export const TRANSFERS_FILE = 'transfers.csv'

/** `club` empty: without a club. A move to the club that lent him ends the loan. */
const COLUMNS = { footballer: id, year, club: optional(id), on_loan: yesNo }

type Transfer = { line: number; footballer: string; year: number; club: string | null; on_loan: boolean }
type Spell = Row<'spells'>

/** Reads a file of transfers; each line ends the stay of one footballer and begins the next. */
export async function readTransfers(path: string, corrected: (sheets: Sheets) => Sheets) {
  const { rows, problems } = await readTable(TRANSFERS_FILE, COLUMNS, path)
  const transfers = rows as unknown as Transfer[]
  const expand: Expand = (sheets) => {
    const careers: Map<string, readonly Spell[]> = byFootballer(corrected(sheets).spells)
    for (const transfer of transfers) {
      careers.set(transfer.footballer, afterTransfer(careers.get(transfer.footballer) ?? [], transfer))
    }
    const named = new Set(transfers.map(({ footballer }) => footballer))
    return [{ name: 'spells', rows: [...named].flatMap((footballer) => [...careers.get(footballer)!]) }]
  }
  return { rows: transfers.length, problems, expand }
}

/** The career after a transfer; unchanged when it holds the transfer already. */
function afterTransfer(career: readonly Spell[], transfer: Transfer): readonly Spell[] {
  const { line, footballer, club, on_loan, year: when } = transfer
  const returns = !on_loan && career.some((row) => row.ongoing && !row.on_loan && row.club === club)
  const isThere = (row: Spell) => row.club === club && row.joined === when && row.on_loan === on_loan
  if (!returns && career.some(isThere)) return career
  const ends = (row: Spell) => row.ongoing && (row.on_loan || !(on_loan || returns))
  const ended = career.map((row) => (ends(row) ? { ...row, line, left: when, ongoing: false } : row))
  if (club === null || returns) return ended
  return [...ended, { line, footballer, joined: when, left: null, club, on_loan, ongoing: true }]
}
