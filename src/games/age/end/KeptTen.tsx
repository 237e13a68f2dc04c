import { fill } from '#i18n/format.ts'
import { KeptRows } from '#play/end/KeptRows.tsx'
import type { EndProps } from '#play/end/play-end.ts'
import { ReportButton } from '#islands/ReportButton.tsx'
import { placeLine } from '#play/football-words.ts'
import type { View } from '../engine/index.ts'
import { signedOff } from '../figures.ts'
import { bornSays } from '../verdict.ts'
import styles from './kept-ten.module.css'
import type { GameWords } from '#play/game.ts'

/** The ten with answer and truth; a row opens the birth date, and the way to say that it is wrong. */
export function KeptTen({ view, pack, locale, t: { own, football, end } }: EndProps<View, GameWords<'age'>>) {
  const rows = view.done.map((one) => {
    const { id, name, answer, age } = one
    const off = signedOff(one)
    const about = { game: 'age', about: { kind: 'footballer', id }, name } as const
    return {
      key: id,
      name,
      label: `${name}, ${fill(off === null ? own.unanswered : own.answered, { answer: answer ?? '', age })}`,
      signs: (
        <>
          <span className={styles.answer}>{answer ?? '–'}</span>
          <span className={styles.age}>{age}</span>
          <span className={styles.off} data-off={off === null ? 'none' : Math.min(5, Math.abs(off))}>
            {off === null ? '×' : off > 0 ? `+${off}` : off < 0 ? `−${-off}` : '0'}
          </span>
        </>
      ),
      more: (
        <div className={styles.more}>
          {bornSays(one, locale, own)} {placeLine(one, { pack, locale, football })}.
          <ReportButton small about={about} locale={locale} t={end} />
        </div>
      ),
    }
  })
  return <KeptRows rows={rows} columns="7.6em" />
}
