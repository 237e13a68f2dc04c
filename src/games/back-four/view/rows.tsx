import { initialsOf } from '#core/initials.ts'
import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { GameWords } from '#play/game.ts'
import { ImageOr } from '#ui/ImageOr.tsx'
import type { Row, View } from '../rules/engine.ts'
import { KITS } from '../rules/terms.ts'
import { rowWords } from '../words.ts'
import styles from './rows.module.css'

/** Name and address of a head; without an address, initials stand in for it. */
type Face = { name: string; address: string | undefined }

type Props = {
  row: Row
  view: Pick<View, 'tiles'>
  faces: readonly Face[]
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
      <Faces faces={faces} />
    </div>
  )
}

/** Heads as overlapping discs. Decorative: the names stand beside them. */
export const Faces = ({ faces }: { faces: readonly Face[] }) => (
  <span className={styles.faces} aria-hidden="true">
    {faces.map(({ name, address }) => (
      <span key={name}>
        <ImageOr source={address} width={44} height={44}>
          {initialsOf(name).slice(0, 2).join('')}
        </ImageOr>
      </span>
    ))}
  </span>
)
