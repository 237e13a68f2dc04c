import { pictureAddress } from '#core/picture-address.ts'
import type { CSSProperties } from 'react'
import { newest } from '#play/newest.ts'
import type { GameWords } from '#play/game.ts'
import type { Row } from '../../rules/engine.ts'
import styles from './path-table.module.css'
import { fill } from '#i18n/format.ts'

type Props = {
  rows: readonly Row[]
  hidden: number
  /** The last row has just opened. */
  isNew: boolean
  /** Rows open before the last step; newer ones unfold one by one. */
  opened?: number
  own: GameWords<'career-path'>
}

const UNFOLD_MS = 90

/** The open rows of a career, and a hatched row for each hidden one. */
export function PathTable({ rows, hidden, isNew, opened = rows.length, own }: Props) {
  const hasYears = rows.some(({ from }) => from !== null)
  return (
    <table className={styles.path} aria-label={own.rows}>
      <tbody>
        {rows.map((row, at) => (
          <tr
            key={at}
            {...newest(isNew && at === rows.length - 1)}
            {...(at >= opened && { style: { '--delay': `${(at - opened + 1) * UNFOLD_MS}ms` } as CSSProperties })}
          >
            {hasYears && (
              <td className="n">
                <span aria-hidden="true">{yearsOf(row)}</span>
                <span className="vh">{yearsInWords(row, own)}</span>
              </td>
            )}
            <td>
              <div>
                <span className={styles.crest}>
                  {row.crest && <img src={pictureAddress(`crest/${row.club}.svg`)} alt="" />}
                </span>
                <b>{row.name}</b>
                {row.loan && <small>{own.loan}</small>}
              </div>
            </td>
          </tr>
        ))}
        {Array.from({ length: hidden }, (_, at) => (
          <tr key={-1 - at} data-hidden="">
            {hasYears && <td />}
            <td>
              <div>
                <span className="vh">{own.hiddenRow}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Years = Pick<Row, 'from' | 'to' | 'current'>

/** "2013–2016", "2023–"; empty in hard. */
function yearsOf({ from, to, current }: Years): string {
  if (from === null) return ''
  if (current || to === null) return `${from}–`
  return from === to ? `${from}` : `${from}–${to}`
}

/** "2013 to 2016", for screen readers. */
export function yearsInWords(
  { from, to, current }: Years,
  own: Pick<GameWords<'career-path'>, 'since' | 'span'>,
): string {
  if (from === null) return ''
  if (current || to === null) return fill(own.since, { from })
  return from === to ? `${from}` : fill(own.span, { from, to })
}
