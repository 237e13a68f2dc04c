import { fill } from '#i18n/format.ts'
import type { ShownProps } from '#play/game.ts'
import styles from './card.module.css'
import type { Past, Someone, View } from '../../rules/engine.ts'
import { CELLS } from '../../rules/terms.ts'
import { Likeness } from './Likeness.tsx'
import { exclusionText, pastText } from '../../words.ts'
import type { BingoAction } from '../../rules/action.ts'
import type { Words } from '../../words.ts'

type Props = ShownProps<View, BingoAction, Words> & {
  /** The wrong placement that is shown before the next player. */
  wrong: Past | null
}

/** The current player, highlighted, with the result of the previous one below. */
export function Strip({ view, pack, locale, t: { own }, wrong }: Props) {
  const names = { pack, locale, t: own }
  if (wrong) {
    const after = view.past[view.past.findIndex(({ id }) => id === wrong.id) + 1]
    const lost = after?.did === 'lost' ? after : null
    return (
      <div className={styles.strip} data-wrong="">
        <Picture key={`picture ${wrong.id}`} who={wrong} pack={pack} />
        <div className={styles.who}>
          <p className={styles.name}>{exclusionText(view.cells[wrong.cells[0]!]!.criterion, names)}</p>
          <p className={styles.says}>
            {lost ? (
              <>
                {own.lost} <s>{lost.name}</s>
              </>
            ) : (
              own.lostNobody
            )}
          </p>
        </div>
      </div>
    )
  }
  const { current, past } = view
  const last = past.findLast(({ did }) => did !== 'lost')
  return (
    <div className={styles.strip} data-held={view.paused ? '' : undefined}>
      <Picture key={`picture ${current?.id}`} who={current} pack={pack} />
      <div className={styles.who} key={`who ${current?.id}`} data-comes="">
        <p className={styles.name} data-asked="">
          {current?.name ?? (view.paused ? own.stands : fill(own.fact, { filled: view.filled, max: CELLS }))}
        </p>
        <p className={styles.says}>{view.paused ? own.tenEach : last ? pastText(last, view.cells, names) : own.ask}</p>
      </div>
    </div>
  )
}

const Picture = ({ who, pack }: { who: Someone | null; pack: Props['pack'] }) => (
  <span className={styles.picture} aria-hidden="true">
    <Likeness who={who} pack={pack} />
  </span>
)
