import type { CSSProperties } from 'react'
import { fill } from '#i18n/format.ts'
import { footballerItem } from '#play/end/collected.ts'
import type { PlayEnd, Ending, EndProps, Palette, ShareText } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import { cellName, shareText, shortName } from '../../sentences.ts'
import type { OwnWords } from '../../words.ts'
import { raritySum, isAlone, LEAST_COUNTED } from '../../rules/rarity.ts'
import { KeptGrid } from './KeptGrid.tsx'
import { CELLS, columnOf, LEAST_PAID, rowOf, SIDE } from '../../rules/terms.ts'
import { factsOf } from './facts-of.ts'
import styles from './rarest.module.css'
import { TrophyCards, type TrophyCard } from '#play/end/TrophyCards.tsx'

const RIGHT: Record<Palette, string> = { usual: '🟩', contrast: '🟦' }

/** Share text: three rows of three squares and the rarity, without names or criteria. */
function shareTextOf({ cells, gaveUp }: View, palette: Palette, t: OwnWords): ShareText {
  const count = cells.filter((placed) => placed !== null).length
  const sum = raritySum(cells)
  const rows = Array.from({ length: SIDE }, (_, row) => cells.slice(SIDE * row, SIDE * (row + 1)))
  return {
    score: fill(t.shareScore, { score: `${count}/${CELLS}`, sum }),
    marks: gaveUp ? '🏳️' : '',
    rows: rows.map((row) => row.map((placed) => (placed ? RIGHT[palette] : '⬛')).join('')),
    inWords: [
      fill(t.shareSum, { count, sum }),
      ...rows.map((row, at) =>
        fill(t.shareRow, { n: at + 1, cells: row.map((placed) => (placed ? t['mark-ok'] : t['mark-no'])).join(', ') }),
      ),
    ],
  }
}

/** End of a grid. */
export const end: PlayEnd<View, OwnWords> = {
  ending: endingOf,
  collects: footballerItem,
  noPoints: ({ t: { end } }) => fill(end['chance-cells'], { from: LEAST_PAID }),
  Trophy: Nine,
  Board: KeptGrid,
  board: ({ view, t: { own } }) => ({ title: own.kept, note: fill(own.raritySum, { sum: raritySum(view.cells) }) }),
  Aha: Rarest,
  shareText: (view, palette, _, { own }) => shareTextOf(view, palette, own),
  versus: ({ view, pack, locale, t: { own } }) =>
    view.cells.map((placed, cell) => ({
      about: cellName(cell, view, { locale, t: own }),
      label: placed
        ? `${pack.byId.get(placed.id)?.name ?? placed.id}, ${shareText(placed.share, placed.of > 0, own)}`
        : '–',
      worth: placed ? 2 - placed.share : 0,
    })),
  named: ({ cells, misses }) => [...cells.flatMap((placed) => placed?.id ?? []), ...misses.map(({ id }) => id)],
  distribution: {
    label: String,
    own: ({ cells }) => cells.filter((placed) => placed !== null).length,
    order: (count) => Array.from({ length: count }, (_, at) => count - 1 - at),
  },
}

/** The shirt shows the number of cells; the closing line depends on cells and lines. */
function endingOf({ view, isPractice, t: { own, end } }: EndProps<View, OwnWords>): Ending {
  const count = view.cells.filter((placed) => placed !== null).length
  const fact = fill(own.fact, { count, sum: raritySum(view.cells) })
  if (view.gaveUp) {
    const voice = isPractice ? end.voiceGaveUpPractice : end.voiceGaveUp
    return { result: 'gaveUp', shirt: null, over: own.subbedOff, voice, fact }
  }
  const words: Record<string, unknown> = own
  const voice = `${String(words[`cells-${count}`])} ${String(words[`lines-${view.lines.length}`])}`
  return { result: view.lines.length > 0 ? 'won' : 'lost', shirt: String(count), over: end.fullTime, voice, fact }
}

/** Rarest name of the grid, whether anybody else gave it, and a right answer for an open cell. */
export function Rarest({ view, pack, facts, locale, t: { own } }: EndProps<View, OwnWords>) {
  const revealed = factsOf(facts)
  const nameOf = (id: string) => pack.byId.get(id)?.name ?? id
  const [rarest] = view.cells.flatMap((placed) => placed ?? []).toSorted((one, other) => one.share - other.share)
  const open = view.cells.flatMap((placed, cell) => (placed ? [] : [{ cell, best: revealed?.answers[cell]?.[0] }]))
  const [missing] = open.filter(({ best }) => best).toSorted((one, other) => other.best!.share - one.best!.share)
  if (!rarest && !missing) return null
  return (
    <section className={`card ${styles.card}`}>
      <span className={styles.star} aria-hidden="true">
        <svg viewBox="0 0 24 24">
          <path d="m12 3.5 2.6 5.6 6 .8-4.4 4.2 1.1 6L12 17.2l-5.3 2.9 1.1-6-4.4-4.2 6-.8Z" />
        </svg>
      </span>
      <p>
        {rarest && (
          <b>
            {isAlone(rarest)
              ? fill(own.onlyYou, { name: nameOf(rarest.id) })
              : fill(own.rarest, {
                  name: nameOf(rarest.id),
                  share: shareText(rarest.share, rarest.of >= LEAST_COUNTED, own),
                })}
          </b>
        )}{' '}
        {missing && <span className="muted">{missingLabel(missing.cell, missing.best!)}</span>}
      </p>
    </section>
  )

  function missingLabel(cell: number, best: { id: string; share: number }): string {
    const isCounted = (revealed?.counted[cell] ?? 0) >= LEAST_COUNTED
    return fill(isCounted ? own.openMost : own.openWould, {
      cell: cellName(cell, view, { locale, t: own }),
      name: nameOf(best.id),
      share: shareText(best.share, true, own),
    })
  }
}

/** Overhang of a stroke beyond the centres of its outer cells, as a share of the length between them. */
const OVERHANG = 0.22

/** Ends of the stroke over a line of cells, in hundredths of the board. */
export function strokeOf(line: readonly number[]): [fromX: number, fromY: number, toX: number, toY: number] {
  const centre = (at: number) => (100 * (at + 0.5)) / SIDE
  const [from, to] = [line[0]!, line.at(-1)!].map((cell) => [centre(columnOf(cell)), centre(rowOf(cell))] as const)
  const beyond = (one: number, other: number) => Math.round(10 * (one + (one - other) * OVERHANG)) / 10
  return [beyond(from![0], to![0]), beyond(from![1], to![1]), beyond(to![0], from![0]), beyond(to![1], from![1])]
}

/** Nine cells with their faces and shares, the rarest marked, and a stroke over each line. */
export function Nine({ view, pack, t: { own } }: EndProps<View, OwnWords>) {
  const shares = view.cells.flatMap((placed) => placed?.share ?? [])
  const cards = view.cells.map((placed): TrophyCard => {
    if (!placed) return { id: null }
    const text = shareText(placed.share, placed.of >= LEAST_COUNTED, own)
    const look = placed.share === Math.min(...shares) ? 'amber' : 'green'
    return { id: placed.id, name: shortName(pack.byId.get(placed.id)?.name ?? placed.id), tag: { text, look } }
  })
  return (
    <TrophyCards columns={SIDE} cards={cards} pack={pack}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {view.lines.map((line, at) => {
          const [x, y, toX, toY] = strokeOf(line)
          const d = `M${x} ${y}L${toX} ${toY}`
          return (
            <g key={line.join()} style={{ '--at': at, transformOrigin: `${x}px ${y}px` } as CSSProperties}>
              <path d={d} />
              <path d={d} />
            </g>
          )
        })}
      </svg>
    </TrophyCards>
  )
}
