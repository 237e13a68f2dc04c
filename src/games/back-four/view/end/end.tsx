import { pictureAddress } from '#core/picture-address.ts'
import { fill, plural } from '#i18n/format.ts'
import { percent } from '#i18n/measures.ts'
import { mostFirst } from '#play/end/bars.ts'
import { KeptRows } from '#play/end/KeptRows.tsx'
import { Reported } from '#play/end/Reported.tsx'
import { runEnding, type EndProps, type Palette, type PlayEnd, type ShareText } from '#play/end/play-end.ts'
import type { Facts, View } from '../../rules/engine.ts'
import { kitRows } from '../../rules/kit-rows.ts'
import { ALL_KITS, GROUP_POINTS, GROUPS, MISTAKES, type Kit } from '../../rules/terms.ts'
import { kitLetter, rowWords, type Words } from '../../words.ts'
import { KitRows } from '../rows.tsx'
import styles from './end.module.css'
import { Panel } from '#ui/Panel.tsx'

type Props = EndProps<View, Words>

const foundIn = ({ rows }: Pick<View, 'rows'>): Kit[] => rows.flatMap(({ kit, isFound }) => (isFound ? kit : []))

/** Mistakes left of a won run; 0 for any other. */
const scoreOf = (view: View) => (foundIn(view).length === GROUPS ? view.left : 0) as 0 | 1 | 2 | 3 | 4

const SQUARES: Record<Palette, readonly string[]> = {
  usual: ['🟦', '🟨', '🟪', '⬜'],
  // Two of the squares look alike without colour.
  contrast: ['A', 'B', 'C', 'D'],
}

/** Share text: a row of squares per submission, without names. */
function shareTextOf(view: View, palette: Palette, locale: Props['locale'], t: Words): ShareText {
  const found = foundIn(view).length
  const mistakes = MISTAKES - view.left
  const rows = kitRows(view)
  return {
    score: found === GROUPS ? plural(locale, t.shareMistakes, mistakes) : fill(t.shareLost, { found }),
    marks: [...(view.hint ? ['💡'] : []), ...(view.gaveUp ? ['🏳️'] : [])].join(' '),
    rows: rows.map((kits) => kits.map((kit) => SQUARES[palette][kit]).join('')),
    inWords: [
      plural(locale, t.shareSum, mistakes, { found, points: view.points }),
      ...(view.hint ? [t.shareHint] : []),
      ...rows.map((kits, at) => fill(t.shareRow, { n: at + 1, kits: kits.map(kitLetter).join(' ') })),
    ],
  }
}

/** End screen of Back four. */
export const end: PlayEnd<View, Words> = {
  ending(props) {
    const { view, t } = props
    const count = foundIn(view).length
    return runEnding(props, {
      isWon: count === GROUPS,
      shirt: count === GROUPS ? String(MISTAKES - view.left) : '×',
      voice: t.own[`voice-${scoreOf(view)}`],
      fact: fill(t.own.fact, { count, max: GROUPS, points: view.points }),
    })
  },
  Trophy,
  Board: Kept,
  board: ({ t: { own } }) => ({ title: own.kept, note: own.keptNote }),
  Aha: Friends,
  shareText: (view, palette, locale, { own }) => shareTextOf(view, palette, locale, own),
  versus: ({ view, t: { own } }) =>
    ALL_KITS.map((kit) => {
      const isFound = foundIn(view).includes(kit)
      const [label, sign, worth] = isFound ? (['✓', 'ok', GROUP_POINTS] as const) : (['–', 'no', 0] as const)
      return { about: fill(own.versus, { kit: kitLetter(kit) }), label, signs: [sign], worth }
    }),
  distribution: {
    label: (bar) => (bar === 0 ? '×' : String(MISTAKES - bar)),
    own: scoreOf,
    order: mostFirst,
  },
}

/** The four rows; groups that were not found are drawn in outline. */
function Trophy({ view, pack, locale, t: { own } }: Props) {
  const faceOf = (cell: number, id = '') => {
    // The page's pack does not contain every footballer.
    const known = pack.byId.get(id)
    const address = known?.portrait ? pictureAddress(`portrait/${id}.webp?w=128`) : undefined
    return { name: known?.name ?? view.tiles[cell]!, address }
  }
  return <KitRows className={styles.rows} {...{ view, faceOf, locale, t: own }} />
}

/** A row opens to a fact about each footballer, with a report link. */
function Kept({ view, facts, locale, t: { own, end } }: Props) {
  const { proofs, found } = factsIn(facts)
  const rows = view.rows.map((row) => {
    const { kit, sentence, names } = rowWords(row, view, locale)
    const share = found[row.kit]
    const footballers = row.ids.map((id, at) => {
      return { id, name: view.tiles[row.cells[at]!]!, fact: proofs[row.kit]?.[at]?.[locale] }
    })
    return {
      key: kit,
      name: `${kit} · ${sentence}`,
      label: `${kit}: ${sentence}. ${names}. ${row.isFound ? own.keptFound : own.keptMissed}`,
      signs: (
        <span className={styles.sign} data-found={row.isFound ? '' : undefined}>
          {row.isFound ? `+${GROUP_POINTS}` : '×'}
        </span>
      ),
      more: (
        <>
          <Reported game="back-four" footballers={footballers} locale={locale} t={end} />
          {share != null && <p className="muted">{fill(own.foundBy, { share: percent(locale, share / 100) })}</p>}
        </>
      ),
    }
  })
  return <KeptRows rows={rows} columns="3em" />
}

const MOST_SHOWN = 4

/** Tiles that also fit another row. */
function Friends({ view, facts, locale, t: { own } }: Props) {
  const friends = factsIn(facts).friends.slice(0, MOST_SHOWN)
  const sentenceOf = (kit: Kit) => view.rows.find((row) => row.kit === kit)!.sentence[locale]
  return (
    friends.length > 0 && (
      <Panel title={own.friends}>
        {friends.map(({ cell, kit }) => (
          <p key={`${cell} ${kit}`} className="muted">
            {fill(own.friend, { name: view.tiles[cell]!, sentence: sentenceOf(kit) })}
          </p>
        ))}
      </Panel>
    )
  )
}

/** Facts from the server; empty where it sent none. */
function factsIn(facts: unknown): Facts {
  const { proofs = [], friends = [], found = [] } = (facts ?? {}) as Partial<Facts>
  return { proofs, friends, found }
}
