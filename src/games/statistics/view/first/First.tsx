import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import styles from './first.module.css'

type Props = {
  who: string
  not: string
  /** Further rules, behind the "?". */
  more?: string
  t: Messages<'statistics'>
}

/** First-visit rules of Statistics: the question, and the competitions that count. */
export function First({ who, not, more, t }: Props) {
  // Bar lengths are set in the stylesheet, because the page's CSP forbids inline styles.
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
        { shows: example, title: t.firstGoals, label: t.firstGoalsSays },
        { shows: example, title: t.firstMatches, label: t.firstMatchesSays },
        { shows: example, title: t.firstLeague, label: t.firstLeagueSays },
      ]}
      who={who}
      not={not}
      {...(more === undefined ? {} : { more })}
    />
  )
}
