import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import { Example } from '#play/looks/Example.tsx'
import { WORTH, type Level } from '../../rules/terms.ts'

type Props = {
  /** Description of the pool. */
  who: string
  /** Further rules, behind the "?". */
  more?: string
  level?: Level
  t: Messages<'pixels'>
}

/** First-visit rules of Pixels: the worth of a look, and the pool. */
export function First({ who, more, level = 'easy', t }: Props) {
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        {
          shows: <Example text={String(WORTH[level][0])} is="now" />,
          title: t.firstSoon,
          label: t[level === 'hard' ? 'firstSoonSaysHard' : 'firstSoonSays'],
        },
        { shows: <Example text="×" is="gone" />, title: t.firstWrong, label: t.firstWrongSays },
        { shows: <Example text="Aa" is="words" />, title: t.firstWords, label: t.firstWordsSays },
      ]}
      who={who}
      not={t.firstNot}
      {...(more === undefined ? {} : { more })}
    />
  )
}
