import type { ReactNode } from 'react'
import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './first.module.css'
import { WildcardIcon } from '../play/icons.tsx'

type Props = {
  /** Further rules, behind the "?". */
  more?: string
  t: Messages<'bingo'>
}

/** First-visit rules of Bingo: right and wrong placements, and the wildcard. */
export function First({ more, t }: Props) {
  const example = (did: string, sign: ReactNode) => (
    <span className={styles.example} data-did={did}>
      {sign}
    </span>
  )
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        { shows: example('right', <Icon name="check" />), title: t.firstRight, label: t.firstRightSays },
        { shows: example('wrong', <Icon name="cross" />), title: t.firstWrong, label: t.firstWrongSays },
        { shows: example('wild', <WildcardIcon />), title: t.firstWild, label: t.firstWildSays },
      ]}
      who={t.firstWho}
      not={t.firstNot}
      {...(more === undefined ? {} : { more })}
    />
  )
}
