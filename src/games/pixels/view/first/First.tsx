import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import { Example } from '#play/looks/Example.tsx'
import { WORTH, type Level } from '../../rules/terms.ts'

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
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        {
          shows: <Example text={String(WORTH[level][0])} is="now" />,
          title: t.firstSoon,
          says: t[level === 'hard' ? 'firstSoonSaysHard' : 'firstSoonSays'],
        },
        { shows: <Example text="×" is="gone" />, title: t.firstWrong, says: t.firstWrongSays },
        { shows: <Example text="Aa" is="words" />, title: t.firstWords, says: t.firstWordsSays },
      ]}
      who={who}
      not={t.firstNot}
      {...(more === undefined ? {} : { more })}
    />
  )
}
