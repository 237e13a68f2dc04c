import { pictureAddress } from '#core/picture-address.ts'
import type { PlayEnd, EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import { LOOKS_BARS, looksEnding, looksShareText, looksVersus, bestLook, KeptFive } from '#play/looks/end.tsx'
import type { View } from '../../rules/engine.ts'
import { footballerItem } from '#play/end/collected.ts'
import { HeroFace } from '#play/end/HeroFace.tsx'
import { fill } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import styles from './drawn.module.css'
import { ReportButton } from '#overlays/ReportButton.tsx'
import { aboutText } from '#play/face/texts.ts'
import { Panel } from '#ui/Panel.tsx'

/** End screen of Pixels. */
export const end: PlayEnd<View, GameWords<'pixels'>> = {
  ending: looksEnding,
  collects: footballerItem,
  Figure: Best,
  Board: Kept,
  board: ({ t: { own } }) => ({ title: own.kept, note: own.keptNote }),
  Aha: Drawn,
  shareText: (view, palette, _, { own }) => looksShareText(view, palette, own),
  versus: ({ view }) => looksVersus(view),
  distribution: LOOKS_BARS,
}

/** The face named at the earliest look; the last one in grey when none was named. */
export function Best({ view, pack, t: { own } }: EndProps<View, GameWords<'pixels'>>) {
  const best = bestLook(view.done)
  if (!best) return null
  const missed = best.result !== 'found'
  const label = missed ? best.name : fill(own.bestSays, { name: best.name, n: best.look + 1 })
  return <HeroFace id={best.id} pack={pack} label={label} missed={missed} />
}

/**
 * The five whole faces in a row, and the link to send a better picture; nothing when all were played in the text
 * version.
 */
export function Drawn({ view, locale, t: { own } }: EndProps<View, GameWords<'pixels'>>) {
  if (view.done.every(({ inWords }) => inWords)) return null
  return (
    <Panel title={own.drawn}>
      <ul className={styles.five}>
        {view.done.map(({ id, name, inWords }) => (
          <li key={id}>
            {!inWords && (
              <img src={pictureAddress(`portrait/${id}.svg`)} alt="" width={96} height={96} loading="lazy" />
            )}
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <p className="muted">
        {own.drawnSays}{' '}
        <a className="lk" href={localePath(locale, '/submissions')}>
          {own.send}
        </a>
      </p>
    </Panel>
  )
}

/** The five faces; a row opens to the whole face and the report link. */
export function Kept({ view, pack, locale, t: { own, football, end } }: EndProps<View, GameWords<'pixels'>>) {
  return (
    <KeptFive
      view={view}
      pictureOf={(id) => pictureAddress(`portrait/${id}.svg`)}
      more={(_, at) => {
        const { id, name } = view.done[at]!
        const about = { game: 'pixels', about: { kind: 'footballer', id }, name } as const
        return (
          <>
            <p>{aboutText(view.done[at]!, { pack, locale, football })}</p>
            <ReportButton iconOnly about={about} locale={locale} t={end} />
          </>
        )
      }}
      t={own}
    />
  )
}
