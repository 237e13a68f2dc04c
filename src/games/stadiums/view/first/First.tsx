import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './first.module.css'

type Props = {
  who: string
  /** Further rules, behind the "?". */
  more?: string
  t: Messages<'stadiums'>
}

/** First-visit rules of Stadiums: how to place a crest, and the worth of a check. */
export function First({ who, more, t }: Props) {
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        {
          shows: (
            <span className={styles.example}>
              <Icon name="plus" />
            </span>
          ),
          title: t.firstPut,
          label: t.firstPutSays,
        },
        {
          shows: (
            <span className={styles.example} data-is="right">
              <Icon name="check" />
            </span>
          ),
          title: t.firstCheck,
          label: t.firstCheckSays,
        },
        {
          shows: (
            <span className={styles.example} data-is="wrong">
              <Icon name="cross" />
            </span>
          ),
          title: t.firstWrong,
          label: t.firstWrongSays,
        },
      ]}
      who={who}
      not={t.firstNot}
      {...(more === undefined ? {} : { more })}
    />
  )
}
