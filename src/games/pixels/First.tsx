import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import { WORTH, type Level } from './engine/terms.ts'
import styles from './first.module.css'

type Props = {
  /** Who is asked for. */
  who: string
  /** The rest of the rules, behind the "?". */
  more?: string
  level?: Level
  t: Messages<'pixels'>
}

/** What Pixels says on a first visit: what a look is worth, and who can be asked for. */
export function First({ who, more, level = 'easy', t }: Props) {
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
        {
          shows: example(String(WORTH[level][0]), 'now'),
          title: t.firstSoon,
          says: t[level === 'hard' ? 'firstSoonSaysHard' : 'firstSoonSays'],
        },
        { shows: example('×', 'gone'), title: t.firstWrong, says: t.firstWrongSays },
        { shows: example('Aa', 'words'), title: t.firstWords, says: t.firstWordsSays },
      ]}
      who={who}
      not={t.firstNot}
      {...(more === undefined ? {} : { more })}
    />
  )
}
