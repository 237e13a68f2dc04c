import { initialsOf } from '#core/initials.ts'
import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { newest } from '#play/newest.ts'
import { ImageOr } from '#ui/ImageOr.tsx'
import type { View } from '../rules/engine.ts'
import { KITS } from '../rules/terms.ts'
import { rowWords, type Words } from '../words.ts'
import styles from './rows.module.css'

/** Name and address of a head; without an address, initials stand in for it. */
export type Face = { name: string; address: string | undefined }

type Props = {
  view: Pick<View, 'tiles' | 'rows'>
  /** Layout of the list. */
  className: string | undefined
  /** `id` is undefined during a run. */
  faceOf: (cell: number, id: string | undefined) => Face
  /** Index of the row just found; its kit fills in from left to right. */
  fresh?: number
  locale: Locale
  t: Pick<Words, 'rowFound' | 'rowMissed'>
}

/** Groups, each with its kit as colour, letter and pattern; groups that were not found are drawn in outline. */
export const KitRows = ({ view, className, faceOf, fresh, locale, t }: Props) => (
  <div className={className}>
    {view.rows.map((row, at) => {
      const words = rowWords(row, view, locale)
      return (
        <div
          key={row.kit}
          className={styles.row}
          data-kit={KITS[row.kit]}
          data-missed={row.isFound ? undefined : ''}
          data-fresh={at === fresh ? '' : undefined}
          {...newest(at === fresh)}
        >
          <p className="vh">{fill(row.isFound ? t.rowFound : t.rowMissed, words)}</p>
          <span className={styles.pattern} aria-hidden="true">
            <b>{words.kit}</b>
          </span>
          <div className={styles.words} aria-hidden="true">
            <b className={styles.sentence}>{words.sentence}</b>
            <span className={styles.names}>{words.names}</span>
          </div>
          <Faces faces={row.cells.map((cell, nth) => faceOf(cell, row.ids[nth]))} />
        </div>
      )
    })}
  </div>
)

/** Heads as overlapping discs. Decorative, because the names are next to them. */
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
