import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import { CLEAN_POINTS, EACH_POINTS } from './engine/terms.ts'
import styles from './first.module.css'

type Props = {
  /** Who is asked for. */
  who: string
  /** The rest of the rules, behind the "?". */
  more?: string
  t: Messages<'split'>
}

/** What Split says on a first visit: three thirds, six names, and what they are worth. */
export function First({ who, more, t }: Props) {
  const example = (text: string, is: string) => (
    <span className={styles.example} data-is={is}>
      {text}
    </span>
  )
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        { shows: example(`+${EACH_POINTS}`, 'found'), title: t.firstRight, says: t.firstRightSays },
        { shows: example(`+${CLEAN_POINTS}`, 'clean'), title: t.firstClean, says: t.firstCleanSays },
        { shows: example('Aa', 'words'), title: t.firstWords, says: t.firstWordsSays },
      ]}
      who={who}
      not={t.firstNot}
      {...(more === undefined ? {} : { more })}
    />
  )
}
