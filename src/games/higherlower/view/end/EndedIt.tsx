import { fill } from '#i18n/format.ts'
import { HeroFace } from '#play/end/HeroFace.tsx'
import type { EndProps } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import { eurosShort } from '../play/euros.ts'
import type { GameWords } from '#play/game.ts'

/** Face of the footballer who ended the run; in a run of ten the most expensive one called right. */
export function EndedIt({ view, pack, locale, t: { own } }: EndProps<View, GameWords<'higherlower'>>) {
  const missed = view.steps.findLast(({ hit }) => hit === false)
  const best = view.steps.filter(({ hit }) => hit).toSorted((one, other) => other.eur - one.eur)[0]
  const who = view.terms !== 'today' && view.ended !== 'all' ? missed : best
  if (!who) return null
  const value = eurosShort(who.eur, locale, own)
  const said = who.answer && fill(own.endedIt, { name: who.name, value, answer: own[`said-${who.answer}`] })
  return <HeroFace id={who.id} pack={pack} says={who === missed && said ? said : `${who.name}, ${value}`} />
}
