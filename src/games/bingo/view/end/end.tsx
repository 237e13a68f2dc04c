import { plural, fill } from '#i18n/format.ts'
import { criterionName } from '#play/criteria/words.ts'
import type { PlayEnd, Ending, EndProps, Palette, ShareText } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import type { Words } from '../../words.ts'
import { Kept } from './Kept.tsx'
import { Perfect } from './Perfect.tsx'
import { CELLS, ROW } from '../../rules/terms.ts'
import { Likeness } from '../play/Likeness.tsx'
import styles from './mini-card.module.css'

const SIGNS: Record<Palette, Record<View['cells'][number]['state'], string>> = {
  usual: { filled: '🟩', wild: '🟨', open: '⬛' },
  contrast: { filled: '🟦', wild: '🟧', open: '⬛' },
}

/** Share text: four rows that show which cells are filled, without criteria or names. */
export function shareText({ cells, filled, gaveUp, hintLeft, seconds }: View, palette: Palette, t: Words): ShareText {
  const rows = Array.from({ length: CELLS / ROW }, (_, row) => cells.slice(row * ROW, (row + 1) * ROW))
  const timed = seconds !== null
  const hinted = !hintLeft && !timed
  return {
    score: `${filled}/${CELLS}`,
    marks: [...(timed ? ['⏱️'] : []), ...(hinted ? ['💡'] : []), ...(gaveUp ? ['🏳️'] : [])].join(' '),
    rows: rows.map((row) => row.map(({ state }) => SIGNS[palette][state]).join('')),
    inWords: [
      fill(t.shareSum, { filled, max: CELLS }),
      ...(timed ? [t.shareTimed] : []),
      ...(hinted ? [t.shareHint] : []),
      ...rows.map((row, at) =>
        fill(t.shareRow, { n: at + 1, filled: row.filter(({ state }) => state !== 'open').length }),
      ),
    ],
  }
}

/** Score thresholds for the closing line, highest first. */
const VOICES = [CELLS, 15, 12, 8, 0] as const

/** Ending whose shirt carries the number of filled cells. */
function endingOf({ view, isPractice, t: { own, end } }: EndProps<View, Words>): Ending {
  const { filled, at, gaveUp } = view
  const fact = fill(own.fact, { filled, max: CELLS })
  if (gaveUp) {
    const voice = isPractice ? end.voiceGaveUpPractice : end.voiceGaveUp
    return { result: 'gaveUp', shirt: null, over: own.subbedOff, voice, fact }
  }
  const voice = own[`voice-${VOICES.find((from) => filled >= from)!}`]
  const over = fill(own.overAt, { n: at })
  return { result: filled === CELLS ? 'won' : 'lost', shirt: String(filled), over, voice, fact }
}

/** End screen of Bingo. */
export const end: PlayEnd<View, Words> = {
  ending: endingOf,
  Figure: MiniCard,
  Board: Kept,
  Aha: Perfect,
  board: ({ view, locale, t: { own } }) => ({ title: own.kept, note: plural(locale, own.keptNote, view.wrong) }),
  shareText: (view, palette, _, { own }) => shareText(view, palette, own),
  versus: ({ view, pack, locale, t: { own } }) =>
    view.cells.map(({ criterion, state, by }) => ({
      about: criterionName(criterion, { pack, locale, words: own }),
      says: by?.name ?? '–',
      signs: [state === 'filled' ? 'ok' : state === 'wild' ? 'near' : 'no'] as const,
      worth: by ? 1 : 0,
    })),
  bars: {
    label: String,
    own: ({ filled }) => filled,
    order: (count) => Array.from({ length: count }, (_, at) => count - 1 - at),
  },
}

/** The card as a picture of sixteen faces, described in words below. */
export function MiniCard({ view, pack }: EndProps<View, Words>) {
  return (
    <span className={styles.card} aria-hidden="true">
      {view.cells.map(({ state, by }, cell) => (
        <span key={cell} className={styles.cell} data-state={state}>
          {by && <Likeness who={by} pack={pack} tellsClub />}
        </span>
      ))}
    </span>
  )
}
