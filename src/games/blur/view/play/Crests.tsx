import type { GameWords, ShownProps } from '#play/game.ts'
import { Revealed } from '#play/looks/Revealed.tsx'
import { useDone } from '#play/looks/use-done.ts'
import { aboutText } from '../../words.ts'
import { Asking } from './Asking.tsx'
import { crestUrl } from './crest-url.ts'
import type { View } from '../../rules/engine.ts'
import type { BlurAction } from '../../rules/action.ts'
import type { CSSProperties } from 'react'
import { newest } from '#play/newest.ts'
import styles from './riddle.module.css'

/** The current crest; once it is over the whole crest with its riddle, until the player goes on. */
export function Crests(props: ShownProps<View, BlurAction, GameWords<'blur'>>) {
  const { runId, view, pack, pictures, locale, t } = props
  const { revealed, slot } = useDone(runId, view)
  if (!revealed || slot === null) return <Asking {...props} />
  return (
    <Revealed
      key={slot}
      done={revealed}
      looks={pictures?.[slot] ?? []}
      draws="blur"
      whole={crestUrl(revealed.id)}
      below={<Riddle text={revealed.riddle[locale]} t={t.own} />}
      t={t.own}
    >
      {aboutText(revealed, { pack, locale, football: t.football }, t.own)}
    </Revealed>
  )
}

type Props = { text: string; t: Pick<GameWords<'blur'>, 'why'> }

/** The riddle, revealed word by word in reserved space. */
function Riddle({ text, t }: Props) {
  return (
    <div className={styles.riddle} {...newest(true)}>
      <h3>{t.why}</h3>
      <p>
        {text.split(' ').map((word, nth) => (
          <span key={nth} style={{ '--nth': nth } as CSSProperties}>
            {word}{' '}
          </span>
        ))}
      </p>
    </div>
  )
}
