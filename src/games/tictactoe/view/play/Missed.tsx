import type { Locale } from '#i18n/locales.ts'
import { newest } from '#play/newest.ts'
import { PlayerPicture } from '#play/PlayerPicture.tsx'
import type { Pack } from '#search/pack.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './cells.module.css'
import type { Grid } from '../../rules/grid.ts'
import type { Miss } from '../../rules/engine.ts'
import { fittingSideText, whyNot } from '../../sentences.ts'
import type { OwnWords } from '../../words.ts'

type Props = {
  miss: Miss
  view: Grid
  pack: Pack
  /** Cost of a miss: the guess, or the turn. */
  lost?: string
  locale: Locale
  t: OwnWords
}

/** Reason why the last name was wrong: the failing side, and the true one. */
export function Missed({ miss, view, pack, lost, locale, t }: Props) {
  const said = { locale, t }
  const named = pack.byId.get(miss.id)
  return (
    <div className={styles.missed} data-missed="" key={`${miss.cell} ${miss.id}`} {...newest(true)}>
      <span className={styles.face}>
        <PlayerPicture id={miss.id} club={named?.club ?? null} pack={pack} />
      </span>
      <p>
        <b>{whyNot(miss, view, said)}</b>
        <small>
          {[`${named?.name ?? miss.id}.`, fittingSideText(miss, view, said), lost ?? t.gone].filter(Boolean).join(' ')}
        </small>
      </p>
      <Icon name="cross" />
    </div>
  )
}
