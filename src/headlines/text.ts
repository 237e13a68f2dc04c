import type { Headline } from '#core/headlines.ts'
import { fill, number, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { placeAlone } from '#i18n/ordinal.ts'
import type { Words } from './words/index.ts'

/** Kinds with a shorter sentence for the line of the day, which has room for thirty letters on a phone. */
const SHORT = {
  cupYours: 'cupYoursShort',
  cupShared: 'cupSharedShort',
  place: 'placeShort',
  metal: 'metalShort',
  missed: 'missedShort',
  leads: 'leadsShort',
  left: 'leftShort',
} as const satisfies Partial<Record<Headline['kind'], keyof Words['t']>>

/** A headline for the line of the day. */
export function shortText(line: Headline, locale: Locale, words: Words): string {
  const short = line.kind in SHORT ? words.t[SHORT[line.kind as keyof typeof SHORT]] : null
  return headlineText(line, locale, short === null ? words : { ...words, t: { ...words.t, [line.kind]: short } })
}

/** A headline as a sentence. */
export function headlineText(line: Headline, locale: Locale, words: Words): string {
  const { t } = words
  switch (line.kind) {
    case 'cupYours':
    case 'cupShared':
      return t[line.kind]
    case 'place':
      return fill(t.place, {
        place: placeAlone(locale, line.place),
        of: number(locale, line.of),
        name: line.name,
      })
    case 'metal':
    case 'reached':
      return fill(t[line.kind], { metal: t[`the-${line.metal}`], points: number(locale, line.points) })
    case 'missed':
    case 'left':
      return fill(t[line.kind], { metal: t[line.metal], n: plural(locale, t.gap, line.by) })
    case 'last':
      return plural(locale, t.last, line.points)
    case 'honour':
      return fill(t.honour, { name: honourName(line.id, words) })
    case 'freeze':
      return plural(locale, t.freeze, line.left)
    case 'behind':
    case 'leads':
      return fill(t[line.kind], { n: plural(locale, t.gap, line.by), name: line.name })
    case 'level':
      return fill(t.level, { name: line.name })
    case 'next':
      return fill(t.next, {
        name: honourName(line.id, words),
        have: number(locale, line.have),
        need: number(locale, line.need),
      })
    case 'grown':
      return plural(locale, t.grown, line.count)
  }
}

/** Name of an honour with its game, because games share names: `age:five` is "Run of five (Age)". */
function honourName(id: string, { t, games, honours }: Words): string {
  const [shelf = '', name = ''] = id.split(':')
  const own = (honours as Record<string, string>)[`name-${name}`] ?? ''
  const game = (games as Record<string, string>)[shelf]
  return game ? fill(t.ofGame, { name: own, game }) : own
}
