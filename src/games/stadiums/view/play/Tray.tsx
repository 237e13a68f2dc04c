import { useStore } from '@nanostores/react'
import { fill } from '#i18n/format.ts'
import type { GameWords } from '#play/game.ts'
import { Crest } from './Crest.tsx'
import type { Places, View } from '../../rules/engine.ts'
import { LOGOS } from '../../rules/terms.ts'
import { Handle, HOW } from './Handle.tsx'
import { $hand } from './hand.ts'
import { groundName } from '../../words.ts'
import styles from './tray.module.css'

type Props = { view: View | null; places: Places | null; busy: boolean; t: GameWords<'stadiums'> }

/** The eight clubs within reach of the thumb. A placed club leaves a shadow here. */
export function Tray({ view, places, busy, t }: Props) {
  const { logo: waiting } = useStore($hand)
  return (
    <>
      <p id={HOW} hidden>
        {t.dragHow}
      </p>
      <ul className={styles.tray} data-place="tray" aria-label={t.tray}>
        {view && places
          ? view.logos.map(({ token, club, name }) => {
              const at = view.cards.findIndex(({ right }, card) => right?.logo === token || places[card] === token)
              const inside = (
                <>
                  <Crest club={club} />
                  <span>{name}</span>
                </>
              )
              return (
                <li key={token}>
                  {at >= 0 ? (
                    <span className={styles.gone}>
                      {inside}
                      <span className="vh">{fill(t.liesAt, { ground: groundName(view.cards[at]!, at, t) })}</span>
                    </span>
                  ) : (
                    <Handle
                      token={token}
                      label={name}
                      pressed={waiting === token}
                      disabled={busy}
                      className={styles.logo}
                    >
                      {inside}
                    </Handle>
                  )}
                </li>
              )
            })
          : Array.from({ length: LOGOS }, (_, at) => (
              <li key={at} aria-hidden="true">
                <span className={styles.gone} />
              </li>
            ))}
      </ul>
    </>
  )
}
