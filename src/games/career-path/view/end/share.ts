import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { GameWords } from '#play/game.ts'
import type { Palette, Told } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'

type Squares = { shown: string; found: string; fits: string }

const SQUARES: Record<Palette, Squares> = {
  usual: { shown: '🟦', found: '🟩', fits: '🟨' },
  contrast: { shown: '🟪', found: '🟦', fits: '🟧' },
}
const [OPENED, HIDDEN] = ['⬛', '⬜']

/** A square for each row: shown from the start, opened by a miss or by a name that fitted, found, never opened. */
export function tell(view: View, palette: Palette, _locale: Locale, t: GameWords<'career-path'>): Told {
  const { solved, gaveUp, hard, of, turns } = view
  const n = turns.length
  const result = solved ? fill(t.shareSolved, { n, max: of }) : t.shareMissed
  const open = view.rows.length
  return {
    score: `${solved ? n : 'X'}/${of}`,
    marks: [...(hard ? ['🟥'] : []), ...(gaveUp ? ['🏳️'] : [])].join(' '),
    rows: [squares(view, SQUARES[palette]).join('')],
    inWords: [
      [...(hard ? [t.shareHard] : []), result, fill(t.shareRows, { open, rows: open + view.hidden })].join(', '),
    ],
  }
}

function squares({ first, hidden, rows, solved, turns }: View, { shown, found, fits }: Squares): string[] {
  const all = rows.length + hidden
  const row = Array.from({ length: all }, (_, at) => {
    if (at < first) return shown
    if (at >= rows.length) return HIDDEN
    return turns[at - first]?.fits ? fits : OPENED
  })
  if (solved) row[Math.min(rows.length, all - 1)] = found
  return row
}
