import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import { HeatTile } from '#play/heat/HeatTile.tsx'

type Props = Pick<Parameters<typeof FirstCard>[0], 'who' | 'not' | 'more'> & {
  /** True on the page of the daily, whose weekday shifts the marks of a miss. */
  isDaily?: boolean
  t: Messages<'age'>
}

/** First-visit rules of Age: the worth of an answer, and the pool. */
export function First({ isDaily = false, t, ...rest }: Props) {
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        { shows: <HeatTile size="large" heat={0} label="0" />, title: t.firstExact, label: t.firstExactSays },
        {
          shows: <HeatTile size="large" heat={1} label="1" />,
          title: t.firstNear,
          label: isDaily ? t.firstNearToday : t.firstNearSays,
        },
        {
          shows: <HeatTile size="large" heat={4} label="4" />,
          title: t.firstFar,
          label: isDaily ? t.firstFarToday : t.firstFarSays,
        },
      ]}
      {...rest}
    />
  )
}
