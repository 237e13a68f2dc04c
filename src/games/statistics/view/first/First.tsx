import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import styles from './first.module.css'

type Props = {
  who: string
  not: string
  /** The rest of the rules, behind the "?". */
  more?: string
  t: Messages<'statistics'>
}

/** What Statistics says on a first visit: what is asked, and what counts. */
export function First({ who, not, more, t }: Props) {
  // No lengths in the markup: the page allows no styles in it.
  const example = (
    <span className={styles.example}>
      <i />
      <i />
    </span>
  )
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        { shows: example, title: t.firstGoals, says: t.firstGoalsSays },
        { shows: example, title: t.firstMatches, says: t.firstMatchesSays },
        { shows: example, title: t.firstLeague, says: t.firstLeagueSays },
      ]}
      who={who}
      not={not}
      {...(more === undefined ? {} : { more })}
    />
  )
}
