import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './first.module.css'

type Props = {
  who: string
  not: string
  /** Further rules, behind the "?". */
  more?: string
  t: Messages<'higherlower'>
}

/** First-visit rules of Higher lower: how to read the colour and the line, and the pool. */
export function First({ who, not, more, t }: Props) {
  const example = (level: 'above' | 'below') => (
    <span className={styles.example} data-level={level}>
      <i />
    </span>
  )
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        { shows: example('above'), title: t.firstHigher, label: t.firstHigherSays },
        { shows: example('below'), title: t.firstLower, label: t.firstLowerSays },
        {
          shows: (
            <span className={styles.example}>
              <Icon name="check" />
            </span>
          ),
          title: t.firstChain,
          label: t.firstChainSays,
        },
      ]}
      who={who}
      not={not}
      {...(more === undefined ? {} : { more })}
    />
  )
}
