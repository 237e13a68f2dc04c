import type { DockProps, GameWords } from '#play/game.ts'
import { StandInBox } from '#play/looks/StandIn.tsx'
import { Eight } from './Eight.tsx'
import type { View } from '../../rules/engine.ts'
import styles from './room.module.css'
import type { BlurAction } from '../../rules/action.ts'

/** Space reserved for the eight options, or for the search box in hard. */
export const Room = (props: DockProps<View, BlurAction, GameWords<'blur'>>) => (
  <div className={props.view ? undefined : styles.either}>
    <Eight {...props} />
    {!props.view && <StandInBox placeholder={props.t.own.search.placeholder} />}
  </div>
)
