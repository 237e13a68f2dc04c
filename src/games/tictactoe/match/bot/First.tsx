import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import styles from '../../view/first/first.module.css'

type Props = { more?: string; t: Messages<'tictactoeMatch'> }

/** First-visit rules of a match: how to win a board, steals, and the strength of the bot. */
export function First({ more, t }: Props) {
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        { shows: <b className={styles.rare}>×3</b>, title: t.firstLine, label: t.firstLineSays },
        { shows: <b className={styles.rare}>×○</b>, title: t.firstSteal, label: t.firstStealSays },
        { shows: <b className={styles.rare}>%</b>, title: t.firstBot, label: t.firstBotSays },
      ]}
      who={t.firstWho}
      not={t.firstNot}
      {...(more === undefined ? {} : { more })}
    />
  )
}
