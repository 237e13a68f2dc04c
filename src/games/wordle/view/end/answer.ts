import { ageOn } from '#core/age.ts'
import { dateText } from '#i18n/date.ts'
import type { EndProps, Fact, Star } from '#play/end/play-end.ts'
import { nationName } from '#play/football-words.ts'
import type { Answer, View } from '../../rules/engine.ts'
import type { GameWords } from '#play/game.ts'

type Props = EndProps<View, GameWords<'wordle'>>

/** Who was to be found; told with `view.over` only. */
function answerOf({ answer }: View): Answer {
  if (!answer) throw new TypeError('a Wordle that is not over has no end')
  return answer
}

/** "Midfielder, Chelsea, 24" beside flag and crest. */
export function starOf({ view, pack, locale, t: { football } }: Props): Star {
  const { id, name, nation, club: clubId, role, born } = answerOf(view)
  const club = clubId === null ? null : (pack.clubs.get(clubId) ?? null)
  const country = pack.countries.get(nation)
  const line = football[`role-${role}`]
  return {
    id,
    name,
    portrait: pack.byId.get(id)?.portrait === true,
    nation: country ? { name: nationName(nation, { pack, locale }), flag: country.flag } : null,
    club,
    caption: [
      line.charAt(0).toLocaleUpperCase(locale) + line.slice(1),
      ...(club ? [club.shortName] : []),
      ...(born ? [String(ageOn(born, view.day))] : []),
    ].join(', '),
  }
}

/** Born, and every club of his career. */
export function aboutHim({ view, pack, locale, t: { own } }: Props): Fact[] {
  const { born, clubs } = answerOf(view)
  const format = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return [
    ...(born ? [{ term: own.born, text: dateText(locale, born, format) }] : []),
    { term: own.clubs, text: clubs.map((id) => pack.clubs.get(id)?.shortName ?? id).join(', ') },
  ]
}
