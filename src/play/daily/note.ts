import type { DailyNote } from '#core/daily-state.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Pack } from '#search/pack.ts'
import { noteArchived } from '#stores/archive-begun.ts'
import { doneOf, noteDaily } from '#stores/dailies.ts'
import type { OwnWords, PlayGame, PlayView, PlayWords, Wire } from '../game.ts'

type Words<Own extends OwnWords> = { pack: Pack | null; locale: Locale; t: PlayWords<Own> }

/**
 * Stores a run's state for home, pickers and archive, from its first action on, and its result in case the player
 * leaves now.
 */
export async function noteRun<View extends PlayView, Action extends Wire, Own extends OwnWords>(
  game: PlayGame<View, Action, Own>,
  answer: RunAnswer<View>,
  words: Words<Own>,
): Promise<void> {
  if (answer.end) (await import('#stores/keep-on-leave.ts')).keepOnLeave(game.id, answer.end.result)
  if (answer.mode === 'today') await noteDay(game, answer, words)
  else noteArchived(game.id, answer.date, answer.view.over)
}

async function noteDay<View extends PlayView, Action extends Wire, Own extends OwnWords>(
  game: PlayGame<View, Action, Own>,
  answer: RunAnswer<View>,
  { pack, locale, t }: Words<Own>,
): Promise<void> {
  const { still } = await game.board()
  const shown = still?.({ view: answer.view, pictures: answer.pictures, pack, locale, t })
  noteDaily(game.id, { ...noteOf(game, answer), lang: locale, ...shown })
}

/** The next step, and the result if there is one. */
export function noteOf<View extends PlayView>(
  { steps }: Pick<PlayGame<View, never, never>, 'steps'>,
  { date, view, end }: Pick<RunAnswer<View>, 'date' | 'view' | 'end'>,
): Omit<DailyNote, 'lang'> {
  const of = steps.of?.(view) ?? steps.max
  return {
    date,
    at: Math.min(steps.done(view) + 1, of),
    of,
    ...(end && { done: doneOf(end.result) }),
  }
}
