import type { DockProps, GameWords } from '#play/game.ts'
import { StandInBox } from '#play/looks/StandIn.tsx'
import { Eight } from './Eight.tsx'
import type { View } from '../../rules/engine.ts'
import styles from './room.module.css'
import type { BlurAction } from '../../rules/action.ts'

/** The eight clubs; until they are here the room for them or, at the level that answers by name, the box. */
export const Room = (props: DockProps<View, BlurAction, GameWords<'blur'>>) => (
  <div className={props.view ? undefined : styles.either}>
    <Eight {...props} />
    {!props.view && <StandInBox placeholder={props.t.own.search.placeholder} />}
  </div>
)
