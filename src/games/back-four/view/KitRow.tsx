import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { GameWords } from '#play/game.ts'
import type { Row, View } from '../rules/engine.ts'
import { KITS } from '../rules/terms.ts'
import { rowWords } from '../words.ts'
import styles from './kit-row.module.css'

type Props = {
  row: Row
  view: Pick<View, 'tiles'>
  /** Addresses of the four pictures; null: none. */
  faces: readonly (string | null)[]
  /** Just found: it takes its kit from left to right. */
  fresh?: boolean
  locale: Locale
  t: Pick<GameWords<'back-four'>, 'rowFound' | 'rowMissed'>
}

/** A group with its kit as colour, letter and pattern; in outline when it was not found. */
export function KitRow({ row, view, faces, fresh = false, locale, t }: Props) {
  const words = rowWords(row, view, locale)
  return (
    <div
      className={styles.row}
      data-kit={KITS[row.kit]}
      data-missed={row.isFound ? undefined : ''}
      data-fresh={fresh ? '' : undefined}
    >
      <p className="vh">{fill(row.isFound ? t.rowFound : t.rowMissed, words)}</p>
      <span className={styles.pattern} aria-hidden="true">
        <b>{words.kit}</b>
      </span>
      <div className={styles.words} aria-hidden="true">
        <b className={styles.sentence}>{words.sentence}</b>
        <span className={styles.names}>{words.names}</span>
      </div>
      <span className={styles.faces} aria-hidden="true">
        {faces.map(
          (address, at) => address && <img key={at} src={address} alt="" width={38} height={38} onError={hide} />,
        )}
      </span>
    </div>
  )
}

/** A footballer without a portrait is a name only. */
function hide({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.hidden = true
}
