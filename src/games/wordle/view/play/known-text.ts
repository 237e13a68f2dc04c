import { fill } from '#i18n/format.ts'
import type { TileKind, View } from '../../rules/engine.ts'
import { confederationsOf, knowledgeOf, type Knowledge } from './known.ts'
import { clubName, listOf, nationName, type Words } from '../../words.ts'

/** Summarises the clues of a kind in words; empty without any. */
export function knownText(view: View, words: Words): (kind: TileKind) => string {
  const knowledge = knowledgeOf(view)
  return (kind) => SAYS[kind](knowledge, words, view.hard)
}

type Says = (knowledge: Knowledge, words: Words, hard: boolean) => string

const SAYS: Record<TileKind, Says> = {
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
