import * as z from 'zod/mini'
import type { Day } from '#core/days.ts'
import { newSeed, randomFrom, type Random } from '#core/random.ts'
import type { PlayView } from '#games/engine.ts'
import { localDay } from './local-day.ts'
import { persisted } from './persisted.ts'
import { createRound, type RoundRules } from './round.ts'

type Dealing<Deal> = {
  /** How many of those asked for last do not come again. */
  recent: number
  /** A new deal without whom `recent` names, the newest last, and whom it asks for. */
  next(random: Random, recent: readonly string[], day: Day): { deal: Deal; asked: readonly string[] }
}

/** A practice run that deals itself, without what it asked for lately: the storage holds that beside the run. */
export function dealtRound<Deal, Setup, State, Action, View extends PlayView, Reason extends string, Wire>({
  recent,
  next: nextDeal,
  ...rules
}: Dealing<Deal> & RoundRules<Deal, Setup, State, Action, View, Reason, Wire>) {
  const $recent = persisted(`${rules.key}-recent`, z.array(z.string()), [])
  const round = createRound(rules)

  function next() {
    const [day, seed] = [localDay(), newSeed()]
    const { deal, asked } = nextDeal(randomFrom(seed), $recent.get(), day)
    $recent.update((before) => [...before, ...asked].slice(-recent))
    round.begin(deal, seed)
  }

  return { ...round, next }
}
