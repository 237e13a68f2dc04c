import { pictureAddress } from '#core/picture-address.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import styles from './first.module.css'

type Props = {
  /** Further rules, behind the "?". */
  more?: string
  t: Messages<'tictactoe'>
}

/** First-visit rules of Tic tac toe: a right and a wrong answer, and the meaning of "played for". */
export function First({ more, t }: Props) {
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        { shows: <Face id="zinedine-zidane" state="ok" />, title: t.firstRight, label: t.firstRightSays },
        { shows: <Face id="karim-benzema" state="no" />, title: t.firstWrong, label: t.firstWrongSays },
        { shows: <b className={styles.rare}>2</b>, title: t.firstRare, label: t.firstRareSays },
      ]}
      who={t.firstWho}
      not={t.firstNot}
      {...(more === undefined ? {} : { more })}
    />
  )
}

function Face({ id, state }: { id: string; state: 'ok' | 'no' }) {
  return (
    <span className={styles.face} data-state={state}>
      <img src={pictureAddress(`portrait/${id}.svg?cut=1`)} alt="" width={48} height={38} loading="lazy" />
    </span>
  )
}
