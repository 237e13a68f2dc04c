import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import { criterionName } from '#play/criteria/words.ts'
import type { EndProps } from '#play/end/play-end.ts'
import { listOf } from '#play/football-words.ts'
import type { View, Facts, Dealt, Past } from '../../rules/engine.ts'
import { CELLS } from '../../rules/terms.ts'
import type { Words } from '../../words.ts'
import styles from './perfect.module.css'
import { matched } from '../../rules/matching.ts'
import { Panel } from '#ui/Panel.tsx'

/** The turn that lost the full card, a perfect run to step through, and players who fit the open cells. */
export function Perfect({ view, facts, pack, locale, t: { own } }: EndProps<View, Words>) {
  const steps = bestRun(view.players ?? [])
  const fork = forkOf(view)
  const [at, setAt] = useState(fork ? Math.min(fork.n, steps.length) : steps.length)
  const nameOf = (cell: number) => criterionName(view.cells[cell]!.criterion, { pack, locale, words: own })
  const filled = new Set(steps.slice(0, at).flatMap(({ cell }) => cell ?? []))
  const step = steps[at - 1]
  if (!step) return null
  const who = { n: at, name: step.player.name }
  const label =
    step.cell === null ? fill(own.stepPast, who) : fill(own.stepTo, { ...who, criterion: nameOf(step.cell) })
  return (
    <Panel title={own.perfect}>
      <p>{fork ? forkLabel(fork, nameOf, own) : view.filled === CELLS ? own.yoursPerfect : own.neverLost}</p>
      <div className={styles.replay}>
        <span className={styles.grid} aria-hidden="true">
          {view.cells.map((_, cell) => (
            <i key={cell} data-filled={filled.has(cell) || undefined} data-new={step.cell === cell || undefined} />
          ))}
        </span>
        <div className={styles.scrub}>
          <p className={styles.says}>{label}</p>
          <input
            type="range"
            min={1}
            max={steps.length}
            value={at}
            aria-label={own.scrub}
            aria-valuetext={label}
            onChange={(event) => setAt(Number(event.target.value))}
          />
        </div>
      </div>
      <Missed facts={facts} nameOf={nameOf} locale={locale} title={own.missedTitle} />
    </Panel>
  )
}

type MissedProps = { facts: unknown; nameOf: (cell: number) => string; title: string } & Pick<
  EndProps<View, Words>,
  'locale'
>

/** Three players who meet each open cell. */
function Missed({ facts, nameOf, title, locale }: MissedProps) {
  const { valid } = (facts as Facts | undefined) ?? { valid: [] }
  const open = valid.flatMap((some, cell) => (some.length === 0 ? [] : { cell, names: some.map(({ name }) => name) }))
  if (open.length === 0) return null
  return (
    <>
      <h3 className="h4">{title}</h3>
      <dl className={styles.missed}>
        {open.map(({ cell, names }) => (
          <div key={cell}>
            <dt>{nameOf(cell)}</dt>
            <dd>{listOf(names, locale, 'conjunction')}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const FORKS = {
  placed: 'forkPlaced',
  wild: 'forkWild',
  wrong: 'forkWrong',
  lost: 'forkWrong',
  skipped: 'forkSkipped',
  late: 'forkSkipped',
} as const

const forkLabel = ({ n, past, missed }: Fork, nameOf: (cell: number) => string, t: Words): string =>
  fill(t[FORKS[past.did]], {
    n,
    name: past.name,
    criterion: past.did === 'placed' ? nameOf(past.cells[0]!) : '',
    missed: nameOf(missed),
  })

/** The first player after whom a full card was out of reach, and a cell that could no longer be filled. */
type Fork = { n: number; past: Past; missed: number }

/** A player of a perfect run and his cell; null when he is skipped. */
type BestStep = { player: Dealt; cell: number | null }

const ALL = Array.from({ length: CELLS }, (_, cell) => cell)

/** The turn that lost the full card, or null. */
export function forkOf({ past, players, cells }: Pick<View, 'past' | 'players' | 'cells'>): Fork | null {
  const fits = (players ?? []).map((player) => player.fits)
  let open = ALL
  let wild = true
  for (const [at, { did, cells: own }] of past.entries()) {
    if (did === 'placed' || did === 'wild') open = open.filter((cell) => !own.includes(cell))
    wild &&= did !== 'wild'
    const future = fits.slice(at + 1)
    if (canFill(open, future, wild)) continue
    const reached = matched(future, open)
    const missed = open.filter((cell) => !reached.has(cell))
    // A lost player counts as the mistake of the wrong placement before him.
    const by = did === 'lost' ? at - 1 : at
    return { n: by + 1, past: past[by]!, missed: missed.find((cell) => cells[cell]!.state === 'open') ?? missed[0]! }
  }
  return null
}

/**
 * True when the remaining players can fill every open cell, one each, with the wildcard filling all the cells one of
 * them meets.
 */
function canFill(open: readonly number[], fits: readonly (readonly number[])[], wild: boolean): boolean {
  if (matched(fits, open).size === open.length) return true
  if (!wild) return false
  return fits.some((own, at) => {
    const rest = open.filter((cell) => !own.includes(cell))
    return rest.length < open.length && matched(fits.toSpliced(at, 1), rest).size === rest.length
  })
}

/** A run that fills the card without the wildcard, up to the player who completes it. */
export function bestRun(players: readonly Dealt[]): BestStep[] {
  const by = matched(
    players.map(({ fits }) => fits),
    ALL,
  )
  const cellOf = new Map([...by].map(([cell, player]) => [player, cell]))
  const last = Math.max(-1, ...cellOf.keys())
  return players.slice(0, last + 1).map((player, at) => ({ player, cell: cellOf.get(at) ?? null }))
}
