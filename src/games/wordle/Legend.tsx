import { Check, EqualApproximately, X } from 'lucide-react'
import type { Messages } from '#i18n/messages/index.ts'

type Props = { hard: boolean; t: Messages<'wordle'> }

/** How to read the tiles; beside the board on wide screens, in the help everywhere. */
export function Legend({ hard, t }: Props) {
  const entries = [
    { state: 'ok', Icon: Check, title: t.right, says: t.rightSays },
    { state: 'near', Icon: EqualApproximately, title: t.nearTitle, says: t.nearSays },
    { state: 'no', Icon: X, title: t.miss, says: hard ? t.missSaysHard : t.missSays },
  ]
  return (
    <ul className="legend">
      {entries
        .filter(({ state }) => !(hard && state === 'near'))
        .map(({ state, Icon, title, says }) => (
          <li key={state}>
            <span className="tile" data-s={state} aria-hidden="true">
              <Icon className="i i-s" />
            </span>
            <p className="sm">
              <b>{title}</b>
              <br />
              <span className="muted">{says}</span>
            </p>
          </li>
        ))}
    </ul>
  )
}
