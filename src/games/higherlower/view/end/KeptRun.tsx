import { fill, number } from '#i18n/format.ts'
import type { GameWords } from '#play/game.ts'
import { ReportRows } from '#play/duel/ReportRows.tsx'
import { RunBars } from '#play/duel/RunBars.tsx'
import type { EndProps } from '#play/end/play-end.ts'
import { closestOf, closestText } from '../play/closest.ts'
import type { Revealed, View } from '../../rules/engine.ts'
import { eurosShort } from '../play/euros.ts'
import { monthOf } from '#play/months.ts'
import { eurosInWords } from '../../words.ts'

const MILLION = 1_000_000

/** The run as bars with faces, the closest call, and every value as text. */
export function KeptRun({ view, pack, locale, t: { own, end } }: EndProps<View, GameWords<'higherlower'>>) {
  const { steps, asOf } = view
  const most = Math.max(...steps.map(({ eur }) => eur))
  const closest = closestOf(view)
  const answered = ({ answer, hit }: Revealed) => (answer ? own[hit ? 'answeredRight' : 'answeredWrong'] : '')
  return (
    <>
      <RunBars
        pack={pack}
        bars={steps.map((told) => ({
          id: told.id,
          figure: number(locale, Math.round((10 * told.eur) / MILLION) / 10 || 0.1),
          height: told.eur / most,
          hit: told.hit,
          says: `${told.name}: ${eurosInWords(told.eur, locale, own)}. ${answered(told)}`,
        }))}
      />
      <p className="sm muted">{fill(own.barsSay, { month: monthOf(asOf, locale) })}</p>
      {closest && (
        <p className="sm">
          <b>{own.closestCall}</b> <span className="muted">{fill(own.closest, closestText(closest, locale, own))}</span>
        </p>
      )}
      <ReportRows
        game="higherlower"
        title={own.allValues}
        rows={steps.map(({ id, name, eur }) => ({ id, name, says: eurosShort(eur, locale, own) }))}
        locale={locale}
        t={end}
      />
    </>
  )
}
