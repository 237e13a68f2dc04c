import { correctionPath, type Correction, type Findings } from './correction.ts'
import type { Row, Sheets } from './sheets.ts'

type SpellRow = Row<'spells'>

/** `barca 2004-2021`, `milan 2020-2021 loan`, `intermiami 2023-now`; a question mark for an unknown year. */
const SPELL = /^(?<club>[a-z0-9-]+) (?<joined>\d{4}|\?)-(?<left>\d{4}|\?|now)(?<loan> loan)?$/

/** Replaces the spells `without` by `with`, in order of joining. */
export function correctCareers(sheets: Sheets, corrections: readonly Correction[], findings: Findings): SpellRow[] {
  const players = new Set(sheets.players.map((row) => row.id))
  const careers = Map.groupBy(sheets.spells, (row) => row.footballer)
  for (const correction of corrections) {
    const complain = (column: string, reason: string) =>
      findings.problems.push({ ...placeOf(correction), column, rule: 'correction', reason })
    const expire = (column: string, reason: string) =>
      findings.stale.push({ ...placeOf(correction), column, rule: 'stale', reason })
    const spell = spellOf(correction)
    if (correction.column !== 'with' && correction.column !== 'without') complain('column', 'neither with nor without')
    else if (!spell) complain('value', `"${correction.value}" is not as "milan 2020-2021 loan" or "barca 2004-now"`)
    else if (!players.has(correction.id)) expire('id', `"${correction.id}" is not in the sheet`)
    else {
      const career = careers.get(correction.id) ?? []
      const at = career.findIndex((row) => isSame(row, spell))
      const isThere = at >= 0
      const hasEnded = spell.ongoing && career.some((row) => row.left !== null && isSame({ ...row, ...OPEN }, spell))
      if (correction.column === 'with' && hasEnded) expire('value', 'the stay has ended since')
      else if (isThere === (correction.column === 'with')) {
        expire('value', isThere ? 'the sheet has this spell already' : 'the sheet has no such spell')
      } else careers.set(correction.id, isThere ? career.toSpliced(at, 1) : inOrder(career, spell))
    }
  }
  return [...careers.values()].flat()
}

const placeOf = ({ line }: Correction) => ({ file: correctionPath('careers'), line })

function spellOf({ id, value }: Correction): SpellRow | null {
  const parts = SPELL.exec(value ?? '')?.groups
  if (!parts) return null
  const year = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : null)
  return {
    // No line of the sheet: findings point to a correction.
    line: 0,
    footballer: id,
    joined: year(parts['joined']),
    left: year(parts['left']),
    club: parts['club']!,
    on_loan: parts['loan'] !== undefined,
    ongoing: parts['left'] === 'now',
  }
}

/** An ended stay as it was before. */
const OPEN = { left: null, ongoing: true } as const

const isSame = (one: SpellRow, other: SpellRow): boolean =>
  one.club === other.club &&
  one.joined === other.joined &&
  one.left === other.left &&
  one.on_loan === other.on_loan &&
  one.ongoing === other.ongoing

/**
 * After all stays that began before or in the same year; but a loan that ended in that year comes before the next club,
 * when the club that had lent him out lost him in that year.
 */
function inOrder(career: readonly SpellRow[], spell: SpellRow): SpellRow[] {
  const { joined, left } = spell
  const wasLastLoan =
    spell.on_loan &&
    joined === left &&
    career.some((row) => !row.on_loan && row.left === left && (row.joined ?? Infinity) < joined!)
  const behind = career.findIndex(
    (row) =>
      (row.joined ?? 0) > (joined ?? 0) || (wasLastLoan && row.joined === joined && !row.on_loan && row.left !== left),
  )
  return career.toSpliced(behind < 0 ? career.length : behind, 0, spell)
}
