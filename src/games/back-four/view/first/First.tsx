import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import { Example } from '#play/looks/Example.tsx'
import { GROUP_POINTS, LEFT_POINTS } from '../../rules/terms.ts'

type Props = {
  /** Description of the pool. */
  who: string
  /** Further rules, behind the "?". */
  more?: string
  t: Messages<'back-four'>
}

/** First-visit rules of Back four: a right four, one away, four mistakes. */
export function First({ who, more, t }: Props) {
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        { shows: <Example text={`+${GROUP_POINTS}`} is="found" />, title: t.firstRight, label: t.firstRightSays },
        { shows: <Example text="3/4" is="now" />, title: t.firstAway, label: t.firstAwaySays },
        { shows: <Example text={`+${LEFT_POINTS}`} is="words" />, title: t.firstClean, label: t.firstCleanSays },
      ]}
      who={who}
      not={t.firstNot}
      {...(more === undefined ? {} : { more })}
    />
  )
}
