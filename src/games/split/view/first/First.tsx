import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import { Example } from '#play/looks/Example.tsx'
import { CLEAN_POINTS, FOUND_POINTS } from '../../rules/terms.ts'

type Props = {
  /** Description of the pool. */
  who: string
  /** Further rules, behind the "?". */
  more?: string
  t: Messages<'split'>
}

/** First-visit rules of Split: three thirds, six guesses, and their points. */
export function First({ who, more, t }: Props) {
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        { shows: <Example text={`+${FOUND_POINTS[2]}`} is="found" />, title: t.firstRight, label: t.firstRightSays },
        {
          shows: <Example text={`+${FOUND_POINTS[3] + CLEAN_POINTS}`} is="now" />,
          title: t.firstClean,
          label: t.firstCleanSays,
        },
        { shows: <Example text="Aa" is="words" />, title: t.firstWords, label: t.firstWordsSays },
      ]}
      who={who}
      not={t.firstNot}
      {...(more === undefined ? {} : { more })}
    />
  )
}
