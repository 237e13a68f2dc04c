import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import { Example } from '#play/looks/Example.tsx'
import { CLEAN_POINTS, EACH_POINTS } from '../../rules/terms.ts'

type Props = {
  /** Who is asked for. */
  who: string
  /** The rest of the rules, behind the "?". */
  more?: string
  t: Messages<'split'>
}

/** What Split says on a first visit: three thirds, six names, and what they are worth. */
export function First({ who, more, t }: Props) {
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        { shows: <Example text={`+${EACH_POINTS}`} is="found" />, title: t.firstRight, says: t.firstRightSays },
        { shows: <Example text={`+${CLEAN_POINTS}`} is="now" />, title: t.firstClean, says: t.firstCleanSays },
        { shows: <Example text="Aa" is="words" />, title: t.firstWords, says: t.firstWordsSays },
      ]}
      who={who}
      not={t.firstNot}
      {...(more === undefined ? {} : { more })}
    />
  )
}
