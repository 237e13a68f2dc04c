import { signOf, type LooksView, type LooksDone, type LooksWords, type ShareSign } from './looks.ts'
import type { ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import { KeptRows } from '../end/KeptRows.tsx'
import styles from './end/kept-five.module.css'
import type { Messages } from '#i18n/messages/index.ts'
import type { Ending, Palette, ShareText } from '../end/play-end.ts'

/** Distribution of a day: none to five named. */
export const LOOKS_BARS = {
  label: (bar: number) => String(bar),
  own: (view: LooksView) => foundIn(view).length,
  order: (count: number) => Array.from({ length: count }, (_, at) => count - 1 - at),
}

/** Steps for comparison with a friend's run. */
export const looksVersus = (view: LooksView) =>
  view.done.map(({ name, result, look, points }) => ({
    about: name,
    label: result === 'found' ? String(look + 1) : '–',
    worth: points,
  }))

type Props = {
  view: LooksView
  /** Address of the whole picture. */
  pictureOf: (id: string) => string
  /** Content of an opened row. */
  more: (done: LooksDone, at: number) => ReactNode
  t: LooksWords
}

/** The five pictures with the step at which each was named; a row opens picture and facts. */
export function KeptFive({ view, pictureOf, more, t }: Props) {
  const rows = view.done.map((one, at) => {
    const { id, name, result, look, points } = one
    const isFound = result === 'found'
    return {
      key: id,
      name,
      label: `${name}, ${fill(isFound ? t.keptFound : t.keptLost, { n: look + 1, points })}`,
      signs: (
        <span className={styles.sign} data-sign={signOf(one)}>
          {isFound ? `+${points}` : '×'}
        </span>
      ),
      more: (
        <div className={styles.more}>
          {!one.inWords && <img src={pictureOf(id)} alt="" width={96} height={96} loading="lazy" />}
          <div>{more(one, at)}</div>
        </div>
      ),
    }
  })
  return <KeptRows rows={rows} columns="3.4em" />
}

/**
 * Picture for the hero: the one named earliest, or the last one. Undefined when all were played in the text version.
 */
export function bestLook<Done extends LooksDone>(done: readonly Done[]): Done | undefined {
  const seen = done.filter(({ inWords }) => !inWords)
  const found = seen.filter(({ result }) => result === 'found').toSorted((one, other) => one.look - other.look)
  return found[0] ?? seen.at(-1)
}

/** Minimum of named pictures for a win; as in src/games/looks. */
const WON_FROM = 3

const foundIn = ({ done }: Pick<LooksView, 'done'>) => done.filter(({ result }) => result === 'found')

type Ended = { view: LooksView; isPractice: boolean; t: { own: LooksWords; end: Messages<'end'> } }

/** Ending whose shirt carries the number of named pictures. */
export function looksEnding({ view, isPractice, t: { own, end } }: Ended): Ending {
  const count = foundIn(view).length
  const fact = fill(own.fact, { count, max: view.of, points: view.points })
  if (view.gaveUp) {
    const voice = isPractice ? end.voiceGaveUpPractice : end.voiceGaveUp
    return { result: 'gaveUp', shirt: null, over: own.subbedOff, voice, fact }
  }
  const voice = own[`voice-${count as 0 | 1 | 2 | 3 | 4 | 5}`]
  return {
    result: count >= WON_FROM && view.points > 0 ? 'won' : 'lost',
    shirt: String(count),
    over: end.fullTime,
    voice,
    fact,
  }
}

const SIGNS: Record<Palette, Record<ShareSign, string>> = {
  usual: { early: '🟩', mid: '🟨', late: '🟧', last: '🟥', no: '⬛' },
  contrast: { early: '🟦', mid: '🟨', late: '🟧', last: '🟥', no: '⬛' },
}

/** Share text: five squares by step, and a sentence for each, without names. */
export function looksShareText(view: LooksView, palette: Palette, t: LooksWords): ShareText {
  const { done, gaveUp, of, points } = view
  const hints = done.some((one) => one.hints > 0)
  const words = done.some((one) => one.inWords)
  const count = foundIn(view).length
  return {
    score: `${count}/${of}`,
    marks: [...(hints ? ['💡'] : []), ...(words ? ['📝'] : []), ...(gaveUp ? ['🏳️'] : [])].join(' '),
    rows: [done.map((one) => SIGNS[palette][signOf(one)]).join('')],
    inWords: [
      fill(t.shareSum, { count, max: of, points }),
      ...(hints ? [t.shareHint] : []),
      ...(words ? [t.shareWords] : []),
      ...done.map(({ result, look }, at) =>
        fill(result === 'found' ? t.shareNthFound : t.shareNthLost, { n: at + 1, look: look + 1 }),
      ),
    ],
  }
}
