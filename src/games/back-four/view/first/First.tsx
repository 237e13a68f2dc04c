import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import { Example } from '#play/looks/Example.tsx'
import { GROUP_POINTS, LEFT_POINTS } from '../../rules/terms.ts'

type Props = Pick<Parameters<typeof FirstCard>[0], 'who' | 'more'> & { t: Messages<'back-four'> }

/** First-visit rules of Back four: a right four, one away, four mistakes. */
export function First({ t, ...rest }: Props) {
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        { shows: <Example text={`+${GROUP_POINTS}`} is="found" />, title: t.firstRight, label: t.firstRightSays },
        { shows: <Example text="3/4" is="now" />, title: t.firstAway, label: t.firstAwaySays },
        { shows: <Example text={`+${LEFT_POINTS}`} is="words" />, title: t.firstClean, label: t.firstCleanSays },
      ]}
      not={t.firstNot}
      {...rest}
    />
  )
}
