import type { CSSProperties } from 'react'
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
import { ALL_RIDDLES, WRONG_POINTS } from '../../rules/terms.ts'
import { Panel } from '#ui/Panel.tsx'

/** End screen of Blur. */
export const end: PlayEnd<View, GameWords<'blur'>> = {
  ending: looksEnding,
  noPoints: ({ view, t: { end } }) => (view.off > 0 ? fill(end['chance-blur'], { points: WRONG_POINTS }) : null),
  collects: (id, { view }) => {
    const one = view.done.find((done) => done.id === id)
    return one ? { name: one.name, picture: crestUrl(id) } : null
  },
  Trophy: Page,
  Board: Kept,
  board: ({ t: { own } }) => ({ title: own.kept, note: own.keptNote }),
  Aha: Riddles,
  shareText: (view, palette, _, { own }) => looksShareText(view, palette, own),
  versus: ({ view }) => looksVersus(view),
  distribution: LOOKS_BARS,
}

/** A page of the album: the crest named at the earliest look with its riddle, then all five; missed crests are grey. */
function Page({ view, locale, t: { own } }: EndProps<View, GameWords<'blur'>>) {
  const best = bestLook(view.done)
  return (
    <div className={styles.page} aria-hidden="true">
      {best && (
        <>
          <img src={crestUrl(best.id)} alt="" width={104} height={104} data-missed={isMissed(best)} />
          <p>
            <b>{best.result !== 'found' ? best.name : fill(own.bestSays, { name: best.name, n: best.look + 1 })}</b>
            <span>{best.riddle[locale]}</span>
          </p>
        </>
      )}
      <div className={styles.stickers}>
        {view.done.map((one, at) => (
          <span key={one.id} data-missed={isMissed(one)} style={{ '--at': at } as CSSProperties}>
            {one.inWords ? one.name : <img src={crestUrl(one.id)} alt="" width={40} height={40} />}
          </span>
        ))}
      </div>
    </div>
  )
}

const isMissed = ({ result }: View['done'][number]) => (result === 'found' ? undefined : '')

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
            <ReportButton iconOnly about={about} locale={locale} t={end} />
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
    <Panel title={own.riddles}>
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
    </Panel>
  )
}
