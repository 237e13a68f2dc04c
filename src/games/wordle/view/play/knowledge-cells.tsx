import type { ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import { clubTile } from '#play/club-tile.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import type { TileKind, View } from '../../rules/engine.ts'
import { confederationsOf, knowledgeOf, type Knowledge } from './known.ts'
import { hintText, wordsOf, clubName, listOf, nationName, type Words } from '../../words.ts'
import type { Locale } from '#i18n/locales.ts'
import type { GameWords, PlayWords } from '#play/game.ts'
import type { Pack } from '#search/pack.ts'

/**
 * `near`: narrowed down. `label` is the text for screen readers; without `shows`, the cell shows the name of its
 * column.
 */
export type Cell = { state: 'open' | 'near' | 'known'; label: string; shows?: ReactNode }

/** Summarises the tiles, one cell per kind, from the board only. */
export function cellsOf(view: View, words: Words): (kind: TileKind) => Cell {
  const knowledge = knowledgeOf(view)
  const label = knownText(view, words)
  return (kind) => {
    const [state, shows] = CELLS[kind](knowledge, words)
    return { state, shows, label: label(kind) }
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

type Props = { hints: View['hints']; hasFace: boolean; pack: Pack; locale: Locale; t: PlayWords<GameWords<'wordle'>> }

/** Hints in words. When the first is shown as a face, its text is only for screen readers. */
export function HintNote({ hints, hasFace, ...props }: Props) {
  const texts = hints.map((hint) => hintText(hint, wordsOf(props)))
  const [first, ...rest] = texts
  if (!hasFace) return texts.join(' · ')
  return (
    <>
      <span className="vh">{first}.</span>
      {rest.join(' · ')}
    </>
  )
}

/** Summarises the clues of a kind in words; empty without any. */
export function knownText(view: View, words: Words): (kind: TileKind) => string {
  const knowledge = knowledgeOf(view)
  return (kind) => SAYS[kind](knowledge, words, view.hard)
}

type Label = (knowledge: Knowledge, words: Words, hard: boolean) => string

const SAYS: Record<TileKind, Label> = {
  club({ club }, words) {
    if (club.is !== null) return clubName(club.is, words)
    const short = (ids: string[]) => ids.map((id) => words.pack.clubs.get(id)?.shortName ?? id)
    if (club.near.length > 0) return fill(words.t.was, { list: listOf(short(club.near), words.locale, 'conjunction') })
    return notThese(short(club.not), words)
  },

  nation({ nation }, words, hard) {
    if (nation.is !== null) return nationName(nation.is, words)
    if (hard)
      return notThese(
        nation.not.map((code) => nationName(code, words)),
        words,
      )
    const { is, not } = confederationsOf(nation, (code) => words.pack.countries.get(code)?.confederation ?? null)
    if (is !== null) return words.football[`conf-${is}`]
    return notThese(
      not.map((confederation) => words.football[`conf-${confederation}`]),
      words,
    )
  },

  league({ league }, words) {
    if (league.is !== null) return words.football[`league-${league.is}`]
    return notThese(
      league.not.map((id) => words.football[`league-${id}`]),
      words,
    )
  },

  role({ role }, { football, locale }) {
    if (role.is !== null) return football[`role-${role.is}`]
    if (role.may.length === ALL_ROLES) return ''
    return listOf(
      role.may.map((each) => football[`role-${each}`]),
      locale,
      'disjunction',
    )
  },

  age({ age: { from, to } }, { t }) {
    if (from !== null && from === to) return String(from)
    if (from !== null && to !== null) return fill(t.range, { from, to })
    if (from !== null) return fill(t.over, { age: from })
    return to === null ? '' : fill(t.under, { age: to })
  },
}

const ALL_ROLES = 4

/** English uses "not A or B", French and Spanish "all but A and B". */
function notThese(names: string[], { t, locale }: Words): string {
  if (names.length === 0) return ''
  return fill(t.not, { list: listOf(names, locale, locale === 'en' ? 'disjunction' : 'conjunction') })
}
