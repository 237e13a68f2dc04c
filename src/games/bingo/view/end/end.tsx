import { plural, fill } from '#i18n/format.ts'
import { criterionName } from '#play/criteria/words.ts'
import type { PlayEnd, Ending, EndProps, Palette, ShareText } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import type { Words } from '../../words.ts'
import { Kept } from './Kept.tsx'
import { Perfect } from './Perfect.tsx'
import { CELLS, LEAST_PAID, ROW } from '../../rules/terms.ts'
import { CriterionMark } from '#play/criteria/CriterionMark.tsx'
import { TrophyCards, type TrophyCard } from '#play/end/TrophyCards.tsx'

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
  noPoints: ({ t: { end } }) => fill(end['chance-cells'], { from: LEAST_PAID }),
  Trophy: Sixteen,
  Board: Kept,
  Aha: Perfect,
  board: ({ view, locale, t: { own } }) => ({ title: own.kept, note: plural(locale, own.keptNote, view.wrong) }),
  shareText: (view, palette, _, { own }) => shareText(view, palette, own),
  versus: ({ view, pack, locale, t: { own } }) =>
    view.cells.map(({ criterion, state, by }) => ({
      about: criterionName(criterion, { pack, locale, words: own }),
      label: by?.name ?? '–',
      signs: [state === 'filled' ? 'ok' : state === 'wild' ? 'near' : 'no'] as const,
      worth: by ? 1 : 0,
    })),
  distribution: {
    label: String,
    own: ({ filled }) => filled,
    order: (count) => Array.from({ length: count }, (_, at) => count - 1 - at),
  },
}

/** Size of a criterion's mark in its card, px. */
const MARK = 18

/** Sixteen faces, each with the mark that it matches. */
function Sixteen({ view, pack }: EndProps<View, Words>) {
  const cards = view.cells.map(({ criterion, state, by }): TrophyCard => {
    const mark = <CriterionMark criterion={criterion} pack={pack} size={MARK} />
    return { id: by?.id ?? null, mark, ...(state === 'wild' && { look: 'amber' }) }
  })
  return <TrophyCards columns={ROW} moves="flip" cards={cards} pack={pack} />
}
