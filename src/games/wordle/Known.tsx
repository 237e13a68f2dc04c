import type { ReactNode } from 'react'
import type { Messages } from '#i18n/messages/index.ts'
import type { TileKind } from './engine/index.ts'
import { kindsOf } from './kinds.ts'

type Props = {
  hard: boolean
  says: ((kind: TileKind) => string) | null
  /** Before the club's name. */
  crest: ReactNode
  t: Messages<'wordle'>
}

/** Beside the board on wide screens: the clues summed up, from the tiles shown and nothing else. */
export function Known({ hard, says, crest, t }: Props) {
  return (
    <section className="card">
      <h2>{t.known}</h2>
      <dl className="facts">
        {kindsOf(hard).map((kind) => (
          <div key={kind}>
            <dt>{t[kind]}</dt>
            <dd className="n">
              {kind === 'club' && crest}
              {says?.(kind) || t.nothing}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
