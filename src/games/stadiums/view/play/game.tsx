import { pictureAddress } from '#core/picture-address.ts'
import type { GameWords, PlayGame, BoardProps } from '#play/game.ts'
import { playIntent } from '#ui/intent.ts'
import { Dock } from './Dock.tsx'
import type { View } from '../../rules/engine.ts'
import { CHECKS, CARDS } from '../../rules/terms.ts'
import { Grounds, $isFormMode } from './Grounds.tsx'
import type { StadiumsAction } from '../../rules/action.ts'
import { useStore } from '@nanostores/react'
import { fill } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './tally.module.css'

/** Client definition of Stadiums: six grounds, eight clubs, three checks. */
export const game: PlayGame<View, StadiumsAction, GameWords<'stadiums'>> = {
  id: 'stadiums',
  paths: { today: '/stadiums/today', practice: '/stadiums' },
  steps: { max: CHECKS, done: ({ left }) => CHECKS - left },
  begun: ({ cards }) => cards.some(({ city }) => city !== null),
  Asking: Grounds,
  Progress,
  Dock,
  async board() {
    await playIntent()
    return (await import('./board.tsx')).board
  },
  end: async () => (await import('./board.tsx')).end(),
  took: (action, before, now) => action.type !== 'check' || now.left < before.left,
}

type Props = Pick<BoardProps<View, StadiumsAction, GameWords<'stadiums'>>, 'view' | 't'>

/** Number of the check, league, grounds right so far, and the switch to the form. */
function Progress({ view, t: { own, football } }: Props) {
  const isForm = useStore($isFormMode) && view !== null
  return (
    <div className={styles.tally}>
      <p className="b n">
        {fill(own.stepOf, { n: Math.min(CHECKS, CHECKS + 1 - (view?.left ?? CHECKS)), max: CHECKS })}
      </p>
      {/* After the text, which would move when the run arrives with its league. */}
      {view?.league && (
        <img
          src={pictureAddress(`league/${view.league}.svg`)}
          alt={football[`league-${view.league}`]}
          width={30}
          height={30}
        />
      )}
      {view && view.left < CHECKS && (
        <p className={styles.right} data-none={view.locked === 0 || undefined}>
          <Icon name={view.locked > 0 ? 'check' : 'cross'} className="i i-s" />
          {fill(own.rightOf, { count: view.locked, max: CARDS })}
        </p>
      )}
      <span className={styles.form}>
        <Button
          look="quiet"
          size="small"
          aria-label={isForm ? own.asBoard : own.asForm}
          aria-pressed={isForm}
          onClick={() => $isFormMode.set(!isForm)}
        >
          Aa
        </Button>
      </span>
    </div>
  )
}
