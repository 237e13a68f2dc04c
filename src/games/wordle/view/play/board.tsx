import { pictureAddress } from '#core/picture-address.ts'
import type { WordleAction } from '../../rules/action.ts'
import { fill } from '#i18n/format.ts'
import type { GameWords, PlayBoard, ShownProps, FootballWords } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { Guesses } from './Guesses.tsx'
import { hintText, playerName, rowText, wordsOf } from '../../words.ts'
import styles from './he-is.module.css'
import { kindsOf } from './kinds.ts'
import { cellsOf } from './knowledge-cells.tsx'
import type { DailyNote, NotedCell } from '#core/daily-state.ts'
import type { Pack } from '#search/pack.ts'
import { knowledgeOf } from './known.ts'

/** Board and announcements of Wordle, loaded with the first guess. */
export const board: PlayBoard<View, WordleAction, GameWords<'wordle'>> = {
  Board: Guesses,
  Left: HeIs,
  still,
  cue: (now, before) => (now.rows.length === before.rows.length ? null : now.solved ? 'right' : 'wrong'),
  news({ rows, hints, solved }, before, props) {
    const words = wordsOf(props)
    const row = rows.at(-1)
    if (row && rows.length > before.rows.length) {
      return solved ? fill(words.t.saysSolved, { name: playerName(row.player, words) }) : rowText(row, words)
    }
    return hints.length > before.hints.length ? hintText(hints.at(-1)!, words) : ''
  },
}

/** Side panel on wide screens: the clues in sentences, and the face once bought. */
export function HeIs(props: ShownProps<View, WordleAction, GameWords<'wordle'>>) {
  const { view, pictures, t } = props
  const cellOf = cellsOf(view, wordsOf(props))
  const revealed = kindsOf(view.hard).map((kind) => ({ kind, ...cellOf(kind) }))
  const face = view.hints.length > 0 && pictures?.[0]?.[0]
  if (!face && revealed.every(({ label }) => label === '')) return null
  return (
    <section className={`card ${styles.card}`}>
      {face && <img className={styles.face} src={face} alt={t.own.face} width={254} height={203} />}
      <h2>{t.own.heIs}</h2>
      <dl className={styles.told}>
        {revealed
          .filter(({ label }) => label)
          .map(({ kind, state, label }) => (
            <div key={kind} data-state={state}>
              <dt>{t.own[kind]}</dt>
              <dd>{label}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

type Props = Parameters<NonNullable<PlayBoard<View, WordleAction, GameWords<'wordle'>>['still']>>[0]
type Words = { football: FootballWords; pack: Pack | null }

/** Footballer of the preview: pixels where bought, the portrait at the end. */
export function still({ view, pictures, pack, t: { football } }: Props): Pick<DailyNote, 'cells' | 'face'> {
  const bought = view.hints.length > 0 ? pictures?.[0]?.[0] : undefined
  const portrait = view.answer && pack?.byId.get(view.answer.id)?.portrait
  const face = portrait ? pictureAddress(`portrait/${view.answer!.id}.webp?w=256`) : bought
  return { cells: stillCells(view, { football, pack }), ...(face && { face }) }
}

function stillCells(view: View, { football, pack }: Words): NotedCell[] {
  const { club, nation, league, role, age } = knowledgeOf(view)
  const nearClub = club.is === null ? club.near.at(-1) : undefined
  const nearNation = nation.is === null ? nation.near.at(-1) : undefined
  return [
    clubCell(club.is ?? nearClub, nearClub !== undefined, pack),
    flagCell(nation.is ?? nearNation, nearNation !== undefined, pack),
    league.is === null ? {} : { is: 'known', text: football[`abbr-${league.is}`] },
    role.is === null ? {} : { is: 'known', text: football[`short-${role.is}`] },
    ageCell(age),
  ]
}

function clubCell(id: string | undefined, near: boolean, pack: Pack | null): NotedCell {
  const club = id === undefined ? undefined : pack?.clubs.get(id)
  if (!club) return {}
  return {
    ...(club.crest ? { text: '', picture: club.crest } : { text: club.code ?? club.shortName }),
    is: near ? 'near' : 'known',
  }
}

function flagCell(code: string | undefined, near: boolean, pack: Pack | null): NotedCell {
  const country = code === undefined ? undefined : pack?.countries.get(code)
  return country ? { text: '', picture: `/flags/${country.flag}.svg`, is: near ? 'near' : 'known' } : {}
}

function ageCell({ from, to }: { from: number | null; to: number | null }): NotedCell {
  if (from === null && to === null) return {}
  if (from !== null && from === to) return { is: 'known', text: `${from}` }
  return { text: from === null ? `≤${to}` : to === null ? `${from}+` : `${from}–${to}`, is: 'near' }
}
