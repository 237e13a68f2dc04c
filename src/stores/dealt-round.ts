import * as z from 'zod/mini'
import type { Day } from '#core/days.ts'
import { newSeed, randomFrom, type Random } from '#core/random.ts'
import type { PlayView } from '#games/engine.ts'
import { localDay } from './local-day.ts'
import { persisted } from './persisted.ts'
import { createRound, type RoundRules } from './round.ts'

type Dealing<Deal> = {
  /** Number of recently asked footballers that are excluded. */
  recent: number
  /** Deals without the footballers in `recent` (newest last), and returns the ids it asks for. */
  next(random: Random, recent: readonly string[], day: Day): { deal: Deal; asked: readonly string[] }
}

/** A practice run that deals itself and avoids recently asked footballers, which it stores next to the run. */
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
