import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { declareIntent, playIntent } from '#ui/intent.ts'
import { webStorage } from '#stores/persisted.ts'
import { hasSessionCookie } from '#stores/session-cookie.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import type { OwnFigures } from './own-figures.ts'
import type { WordleMessages } from './Pitch.tsx'

/** Results are read when there are some, or somebody is about to make the first. */
async function loadFigures() {
  if (hasSessionCookie() || webStorage()?.getItem('userStats')) declareIntent()
  await playIntent()
  return (await import('./own-figures.ts')).$ownFigures
}

type Props = { locale: Locale; t: WordleMessages }

const NONE = atom<OwnFigures>({ solvedPercent: null, average: null, streak: 0 })

/** The player's own Wordle: solved, average, and the streak of all games. */
export function Yours({ locale, t: { play, wordle } }: Props) {
  const { solvedPercent, average, streak } = useStore(useLoaded(loadFigures).loaded ?? NONE)
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const figures = [
    { label: play.solvedShare, value: solvedPercent === null ? '–' : fill(play.percent, { percent: solvedPercent }) },
    { label: play.average, value: average === null ? '–' : decimal.format(average) },
    { label: play.streak, value: String(streak) },
  ]
  return (
    <section className="well stack">
      <h3>{wordle.yours}</h3>
      <div className="nums">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <b className="num">{value}</b>
            <small>{label}</small>
          </div>
        ))}
      </div>
    </section>
  )
}
