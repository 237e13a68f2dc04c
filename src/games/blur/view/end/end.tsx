import type { PlayEnd, EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import { LOOKS_BARS, looksEnding, looksShareText, looksVersus, bestLook, KeptFive } from '#play/looks/end.tsx'
import type { View } from '../../rules/engine.ts'
import { fill, number } from '#i18n/format.ts'
import { crestUrl } from '../play/crest-url.ts'
import styles from './end.module.css'
import { ReportButton } from '#overlays/ReportButton.tsx'
import { aboutText } from '../../words.ts'
import { useStore } from '@nanostores/react'
import { $records } from '#stores/records.ts'
import { ALL_RIDDLES } from '../../rules/terms.ts'

/** End screen of Blur. */
export const end: PlayEnd<View, GameWords<'blur'>> = {
  ending: looksEnding,
  Figure: Best,
  Board: Kept,
  board: ({ t: { own } }) => ({ title: own.kept, note: own.keptNote }),
  Aha: Riddles,
  shareText: (view, palette, _, { own }) => looksShareText(view, palette, own),
  versus: ({ view }) => looksVersus(view),
  bars: LOOKS_BARS,
}

/** The crest named at the earliest look; the last one in grey when none was named. */
export function Best({ view, t: { own } }: EndProps<View, GameWords<'blur'>>) {
  const best = bestLook(view.done)
  if (!best) return null
  const missed = best.result !== 'found'
  return (
    <div className={styles.best} data-missed={missed ? '' : undefined}>
      <img src={crestUrl(best.id)} alt="" width={132} height={132} />
      <p>{missed ? best.name : fill(own.bestSays, { name: best.name, n: best.look + 1 })}</p>
    </div>
  )
}

/** The five crests; a row opens to the whole crest and the report link. */
export function Kept({ view, pack, locale, t: { own, football, end } }: EndProps<View, GameWords<'blur'>>) {
  return (
    <KeptFive
      view={view}
      pictureOf={crestUrl}
      more={(_, at) => {
        const { id, name } = view.done[at]!
        const about = { game: 'blur', about: { kind: 'club', id }, name } as const
        return (
          <>
            <p>{aboutText(view.done[at]!, { pack, locale, football }, own)}</p>
            <ReportButton small about={about} locale={locale} t={end} />
          </>
        )
      }}
      t={own}
    />
  )
}

/** Five riddles with their answers, and the number solved so far. */
export function Riddles({ view, locale, t: { own } }: EndProps<View, GameWords<'blur'>>) {
  const solved = new Set(useStore($records).blur?.flatMap(({ items }) => items ?? []))
  const now = view.done.flatMap(({ result, id }) => (result === 'found' ? [id] : []))
  const found = solved.union(new Set(now)).size
  return (
    <section className="card stack">
      <h2>{own.riddles}</h2>
      <ul className={styles.riddles}>
        {view.done.map(({ id, name, riddle, inWords }) => (
          <li key={id}>
            {!inWords && <img src={crestUrl(id)} alt="" width={56} height={56} loading="lazy" />}
            <div>
              <b>{name}</b>
              <p>{riddle[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <span className="chip">
          {fill(own.solved, { found: number(locale, found), of: number(locale, ALL_RIDDLES) })}
        </span>
      </p>
      <p className="muted">{own.ours}</p>
    </section>
  )
}
