import type { ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import { clubTile } from '#play/club-tile.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import type { TileKind, View } from '../../rules/engine.ts'
import { confederationsOf, knowledgeOf, type Knowledge } from './known.ts'
import { knownText } from './known-text.ts'
import type { Words } from '../../words.ts'

export { HintNote } from './HintNote.tsx'

/** `near`: narrowed down. `says` is the text for screen readers; without `shows`, the name of the column. */
export type Cell = { state: 'open' | 'near' | 'known'; says: string; shows?: ReactNode }

/** Summarises the tiles, one cell per kind, from the board only. */
export function cellsOf(view: View, words: Words): (kind: TileKind) => Cell {
  const knowledge = knowledgeOf(view)
  const says = knownText(view, words)
  return (kind) => {
    const [state, shows] = CELLS[kind](knowledge, words)
    return { state, shows, says: says(kind) }
  }
}

type Shown = readonly [Cell['state'], ReactNode?]
type CellOf = (knowledge: Knowledge, words: Words) => Shown

const OPEN: Shown = ['open']

const CELLS: Record<TileKind, CellOf> = {
  club({ club }, words) {
    const id = club.is ?? club.near.at(-1)
    const known = id === undefined ? undefined : words.pack.clubs.get(id)
    if (!known) return OPEN
    const is = club.is !== null
    return [
      is ? 'known' : 'near',
      <>
        <ClubCrest club={known} size={18} />
        <small>{is ? clubTile(known) : words.t.wasThere}</small>
      </>,
    ]
  },

  nation({ nation }, words) {
    if (nation.is !== null) {
      const country = words.pack.countries.get(nation.is)
      return [
        'known',
        <>
          <img className="flag" src={`/flags/${country?.flag}.svg`} alt="" width={22} height={15} />
          <small>{country?.short}</small>
        </>,
      ]
    }
    const { is } = confederationsOf(nation, (code) => words.pack.countries.get(code)?.confederation ?? null)
    return is === null ? OPEN : ['near', <small key="conf">{words.football[`conf-${is}`]}</small>]
  },

  league: ({ league }, { football }) => (league.is === null ? OPEN : ['known', football[`abbr-${league.is}`]]),

  role({ role }, { football }) {
    if (role.is !== null) return ['known', football[`short-${role.is}`]]
    return role.may.length > 2 ? OPEN : ['near', role.may.map((each) => football[`short-${each}`]).join('/')]
  },

  age({ age: { from, to } }, { t }) {
    if (from === null && to === null) return OPEN
    if (from === to) return ['known', <b key="age" className="num">{`${from}`}</b>]
    const range =
      from !== null && to !== null
        ? `${from}–${to}`
        : from !== null
          ? fill(t.overShort, { age: from })
          : fill(t.underShort, { age: to! })
    return ['near', range]
  },
}
