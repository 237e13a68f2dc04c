import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import styles from './first.module.css'

type Props = {
  /** Who is asked for, and who is not. */
  who: string
  not: string
  /** The rest of the rules, behind the "?". */
  more?: string
  t: Messages<'age'>
}

/** What Age says on a first visit: what an answer is worth, and who can be asked for. */
export function First({ who, not, more, t }: Props) {
  const example = (off: number) => (
    <span className={styles.example} data-off={off}>
      {off}
    </span>
  )
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        { shows: example(0), title: t.firstExact, says: t.firstExactSays },
        { shows: example(1), title: t.firstNear, says: t.firstNearSays },
        { shows: example(4), title: t.firstFar, says: t.firstFarSays },
      ]}
      who={who}
      not={not}
      {...(more === undefined ? {} : { more })}
    />
  )
}
