import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import { Example } from '#play/looks/Example.tsx'
import { WORTH } from '../../rules/terms.ts'

type Props = {
  /** Description of the pool. */
  who: string
  /** Further rules, behind the "?". */
  more?: string
  t: Messages<'blur'>
}

/** First-visit rules of Blur: the worth of a look, the cost of a wrong tap, and a note that the crests are our own. */
export function First({ who, more, t }: Props) {
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        { shows: <Example text={String(WORTH[0])} is="now" />, title: t.firstSoon, label: t.firstSoonSays },
        { shows: <Example text="×" is="gone" />, title: t.firstWrong, label: t.firstWrongSays },
        { shows: <Example text="Aa" is="words" />, title: t.firstWords, label: t.firstWordsSays },
      ]}
      who={who}
      not={t.firstNot}
      {...(more === undefined ? {} : { more })}
    />
  )
}
