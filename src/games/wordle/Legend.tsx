import type { Messages } from '#i18n/messages/index.ts'
import { Sign } from '#ui/Sign.tsx'

type Props = { hard: boolean; t: Messages<'wordle'> }

/** How to read the tiles; beside the board on wide screens, in the help everywhere. */
export function Legend({ hard, t }: Props) {
  const entries = [
    { state: 'ok', sign: 'check', title: t.right, says: t.rightSays },
    { state: 'near', sign: 'near', title: t.nearTitle, says: t.nearSays },
    { state: 'no', sign: 'cross', title: t.miss, says: hard ? t.missSaysHard : t.missSays },
  ] as const
  return (
    <ul className="legend">
      {entries
        .filter(({ state }) => !(hard && state === 'near'))
        .map(({ state, sign, title, says }) => (
          <li key={state}>
            <span className="tile" data-s={state} aria-hidden="true">
              <Sign name={sign} className="i i-s" />
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
