import '#styles/chips.css'
import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './first.module.css'

type Props = {
  /** Three clubs without years. */
  isHard?: boolean
  /** Size of the pool, in words. */
  who?: string
  /** Further rules, behind the "?". */
  more?: string
  t: Messages<'career-path'>
}

const Chip = ({ name, look = '' }: { name: 'near' | 'cross' | 'down'; look?: string }) => (
  <span className={`chip ${styles.sign} ${look}`}>
    <Icon name={name} />
  </span>
)

/** First-visit rules of Career path: the feedback to a guess, and what opens the next row. */
export function First({ isHard = false, who, more, t }: Props) {
  return (
    <FirstCard
      title={t.firstTitle}
      lead={isHard ? t.firstLeadHard : t.firstLead}
      examples={[
        { shows: <Chip name="near" look="chip-a" />, title: t.firstFits, label: t.firstFitsSays },
        { shows: <Chip name="cross" />, title: t.firstNever, label: t.firstNeverSays },
        { shows: <Chip name="down" look="chip-c" />, title: t.firstOpen, label: t.firstOpenSays },
      ]}
      who={who ?? (isHard ? t.firstWhoHard : t.firstWho)}
      not={isHard ? t.firstNotHard : t.firstNot}
      {...(more === undefined ? {} : { more })}
    />
  )
}
