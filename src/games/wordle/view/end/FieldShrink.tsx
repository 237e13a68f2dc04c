import type { EndProps } from '#play/end/play-end.ts'
import { Shrink } from '#play/end/Shrink.tsx'
import { useNames } from '#play/use-names.ts'
import type { View } from '../../rules/engine.ts'
import { playerName } from '../../words.ts'
import type { GameWords } from '#play/game.ts'
import * as z from 'zod/mini'

const Facts = z.object({ left: z.array(z.int()) })

/** Possible answers at the start and after each guess; empty when not counted. */
export function leftOf(facts: unknown): readonly number[] {
  const parsed = Facts.safeParse(facts)
  return parsed.success ? parsed.data.left : []
}

/** How the number of possible answers shrank from the start to the last guess. */
export function FieldShrink({ view, pack, facts, locale, t: { own } }: EndProps<View, GameWords<'wordle'>>) {
  useNames(
    pack,
    view.rows.map(({ player }) => player),
  )
  const counts = leftOf(facts)
  if (counts.length < 2) return null
  const names = view.rows.map(({ player }) => lastName(playerName(player, { pack })))
  return (
    <section className="card stack">
      <h2>{own.left}</h2>
      <Shrink
        counts={counts}
        names={counts.map((_, at) => (at === 0 ? own.leftStart : (names[at - 1] ?? String(at))))}
        locale={locale}
      />
    </section>
  )
}

const lastName = (name: string): string => name.split(' ').at(-1)!
