import { Suspense } from 'react'
import type { BoardProps, GameWords } from '#play/game.ts'
import { Stage } from '#play/looks/Stage.tsx'
import { aside } from '#ui/aside.ts'
import type { View } from '../../rules/engine.ts'
import { loadLazyParts } from './on-demand.ts'
import type { BlurAction } from '../../rules/action.ts'
import styles from './kit.module.css'

type Props = {
  /** Absent until it is shown. */
  address: string | null | undefined
  t: Pick<GameWords<'blur'>, 'kit' | 'kitFrom'>
}

/** The club's shirt, free from a late look on; its space is reserved. */
const Kit = ({ address, t }: Props) => (
  <p className={styles.kit} data-kit={address ? '' : undefined}>
    {address && <img src={address} alt={t.kit} width={64} height={64} />}
    <span>{t.kitFrom}</span>
  </p>
)

const Clues = aside(async () => ({ default: (await loadLazyParts()).Clues }))

/** Crests of a run: its pictures are the crests, then their shirts. */
const ITEMS = 5

/** The current crest, with the shirt once it is shown. */
export function Asking(props: BoardProps<View, BlurAction, GameWords<'blur'>>) {
  const { view, pictures, act, t } = props
  if (view?.over) return null
  const clues = (
    <Suspense>
      <Clues {...props} />
    </Suspense>
  )
  const kit = view && pictures?.[ITEMS + view.at]?.[0]
  return (
    <Stage
      {...{ view, pictures, act, clues }}
      effect="blur"
      companion={<Kit address={kit} t={t.own} />}
      hasMarkedOptions={!view || view.options.length > 0}
      t={t.own}
    />
  )
}
