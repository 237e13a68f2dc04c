import { Provider, Viewport } from '@radix-ui/react-toast'
import { useStore } from '@nanostores/react'
import '../styles/overlays.css'
import type { PointLine } from '#core/points.ts'
import { fill } from '#i18n/format.ts'
import { gainText } from '#i18n/gain.ts'
import type { Locale } from '#i18n/locales.ts'
import { signed } from '#i18n/signed.ts'
import {
  $gain,
  $gainInPage,
  $notifications,
  dismiss,
  holdGain,
  levelProgress,
  resumeGain,
  type Gain,
  type ToastColor,
} from '#stores/notifications.ts'
import { LevelCard } from '#ui/LevelCard.tsx'
import { Toast } from '#ui/Toast.tsx'
import type { SharedMessages } from './words/index.ts'

type Props = { locale: Locale; words: SharedMessages }

/** Notification area: toasts, and the level bar while a gain of points is shown. */
export default function Notifications({ locale, words }: Props) {
  const { progress: t } = words
  const notifications = useStore($notifications)
  const gain = useStore($gain)
  const isInPage = useStore($gainInPage)
  return (
    <Provider label={t.notifications} swipeDirection="right">
      {notifications.map(({ id, title, description, color, icon, timeout }) =>
        description === levelProgress ? null : (
          <Toast
            key={id}
            color={color}
            icon={icon}
            title={title ?? t[TITLES[color]]}
            description={description}
            timeout={timeout}
            closeLabel={t.close}
            onClose={() => dismiss(id)}
          />
        ),
      )}
      <div className="toasts">
        <Viewport className="stack-of-toasts" label={`${t.notifications} ({hotkey})`} />
        {gain && !isInPage && <LevelGain key={`${gain.from}-${gain.to}`} gain={gain} locale={locale} words={words} />}
      </div>
    </Provider>
  )
}

const TITLES = {
  red: 'titleRed',
  green: 'titleGreen',
  amber: 'titleAmber',
  blue: 'titleBlue',
} as const satisfies Record<ToastColor, keyof SharedMessages['progress']>

function LevelGain({ gain, locale, words: { play, progress: t } }: Props & { gain: Gain }) {
  const { from, to, lines } = gain
  const label = ({ key, count = 0 }: PointLine) => {
    const lines = play as unknown as Record<string, string | undefined>
    return fill(lines[`line-${key}-${count}`] ?? lines[`line-${key}`] ?? t.line, { count })
  }
  return (
    <LevelCard
      from={from}
      to={to}
      gained={signed(locale, to - from)}
      lines={[...lines, ...fadeOf(gain)].map((line) => ({ label: label(line), points: signed(locale, line.points) }))}
      announcement={gainText(gain, locale, t)}
      words={{
        level: (reached) => fill(t.level, { level: reached }),
        figures: (have, need) => fill(t.ofNeeded, { earned: have, needed: need }),
        close: t.close,
      }}
      onClose={() => dismiss(levelProgress)}
      onHold={holdGain}
      onRelease={resumeGain}
    />
  )
}

/** The daily limit's deduction as a line of its own, so that the lines add up to the gain. */
function fadeOf({ from, to, lines }: Gain): PointLine[] {
  const missing = to - from - lines.reduce((sum, { points }) => sum + points, 0)
  return lines.length > 0 && missing < 0 ? [{ key: 'fade', points: missing }] : []
}
