import type { Criterion, Names } from '#data/types.ts'
import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Pack } from '#search/pack.ts'
import type { CriteriaWords } from '../game.ts'

type LabelWords = { locale: Locale; words: CriteriaWords }
type LabelContext = LabelWords & { pack: Pack }

/** Short label of a criterion for a cell, row or column: "Chelsea", "World Cup winner". */
export const criterionName = (criterion: Criterion, { pack, ...words }: LabelContext): string =>
  labelOf(
    criterion,
    (key) => pack.clubs.get(key)?.shortName ?? pack.countries.get(key)?.names[words.locale] ?? key,
    words,
  )

/**
 * `criterionName` before the pack has loaded, with `names` of clubs by id and of nations by code. Without `names`,
 * empty for a criterion with a club or a nation.
 */
export function earlyName(
  criterion: Criterion,
  { names, ...words }: LabelWords & { names: Readonly<Record<string, string | Names>> | undefined },
): string {
  if (!names) return isPlain(criterion) ? plainName(criterion, words) : ''
  const nameOf = (key: string) => {
    const name = names[key] ?? key
    return typeof name === 'string' ? name : name[words.locale]
  }
  return labelOf(criterion, nameOf, words)
}

/** `nameOf`: short name of a club by its id, or of a nation by its code. */
function labelOf(criterion: Criterion, nameOf: (key: string) => string, context: LabelWords): string {
  const { words } = context
  switch (criterion.kind) {
    case 'club':
      return nameOf(criterion.club)
    case 'clubs':
      return fill(words.clubs, { one: nameOf(criterion.clubs[0]), other: nameOf(criterion.clubs[1]) })
    case 'competitionWith':
      return fill(words.wonWith, { criterion: words[`short-${criterion.competition}`], club: nameOf(criterion.club) })
    case 'nation':
      return nameOf(criterion.nation)
    case 'capped':
      return fill(words.capped, { nation: nameOf(criterion.nation) })
    default:
      return plainName(criterion, context)
  }
}

/** Full label for screen readers and rules: full club names, "(any club)", the current season. */
export function criterionInFull(criterion: Criterion, names: LabelContext): string {
  const { words, pack } = names
  const name = (club: string) => pack.clubs.get(club)?.name ?? club
  const title = criterionName(criterion, names)
  switch (criterion.kind) {
    case 'club':
      return name(criterion.club)
    case 'clubs':
      return fill(words.clubs, { one: name(criterion.clubs[0]), other: name(criterion.clubs[1]) })
    case 'competitionWith':
      return fill(words.wonWith, { criterion: words[`won-${criterion.competition}`], club: name(criterion.club) })
    case 'competition':
      return fill(words.anyClub, { criterion: title })
    case 'title':
      return CLUB_TITLES.has(criterion.title) ? fill(words.anyClub, { criterion: title }) : title
    case 'league':
      return fill(words.inSeason, { criterion: title, season: seasonOf(pack.asOf) })
    default:
      return title
  }
}

const CLUB_TITLES: ReadonlySet<string> = new Set(['champions_league', 'europa_league'])

/** A criterion without a club or a nation. */
type Plain = Exclude<Criterion, { club: string } | { clubs: readonly string[] } | { nation: string }>

const isPlain = (criterion: Criterion): criterion is Plain =>
  !('club' in criterion || 'clubs' in criterion || 'nation' in criterion)

function plainName(criterion: Plain, { words, locale }: LabelWords): string {
  switch (criterion.kind) {
    case 'caps':
      return fill(words.caps, { count: criterion.atLeast })
    case 'league':
      return words[`now-${criterion.league}`]
    case 'leagueEver':
      return words[`ever-${criterion.league}`]
    case 'role':
      return words[`is-${criterion.role}`]
    case 'title':
      return words[`won-${criterion.title}`]
    case 'competition':
      return words[`won-${criterion.competition}`]
    case 'squad':
      return fill(words.squad, { year: criterion.tournament.slice('wc'.length) })
    case 'decade':
      return fill(words.decade, { decade: decadeOf(criterion.decade, locale) })
    case 'confederation':
      return words[`from-${criterion.confederation}`]
  }
}

/** 1980 in English, 80 in French and Spanish, which name the decades of the last century that way. */
const decadeOf = (decade: number, locale: Locale): number =>
  locale === 'en' || decade >= 2000 ? decade : decade - 1900

/** Month in which a season begins. */
const JULY = 7

/** The season of a day: "2026/27". */
function seasonOf(isoDate: string): string {
  const [year, month] = isoDate.split('-').map(Number) as [number, number]
  const from = month >= JULY ? year : year - 1
  return `${from}/${String(from + 1).slice(-2)}`
}
