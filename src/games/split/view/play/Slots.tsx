import { fill } from '#i18n/format.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import type { ThirdView, View } from '../../rules/engine.ts'
import { EACH_POINTS, type Third } from '../../rules/terms.ts'
import styles from './slots.module.css'
import type { SplitAction } from '../../rules/action.ts'

type Props = Pick<BoardProps<View, SplitAction, GameWords<'split'>>, 'view' | 'pack' | 'locale' | 't'> & {
  chosen: Third | null
  choose: (third: Third) => void
}

/** A slot under each third: the footballer with his whole face, or the hints bought. One open third is selected. */
export function Slots({ view, pack, chosen, choose, locale, t }: Props) {
  const last = view?.tried.at(-1)?.third ?? null
  return (
    <div className={styles.slots} role="group" aria-label={t.own.thirds}>
      {([0, 1, 2] as const).map((third) => {
        const of = view?.thirds[third]
        if (of?.who) return <Told key={third} third={third} {...of} who={of.who} isNew={third === last} t={t} />
        return (
          <button
            key={third}
            type="button"
            className={styles.slot}
            aria-pressed={third === chosen}
            data-slot={third}
            {...newest(third === chosen)}
            onClick={() => choose(third)}
          >
            <b className={styles.open} aria-hidden="true">
              ?
            </b>
            <span className={styles.name}>{t.own[`third-${third}`]}</span>
            <Bought of={of} {...{ pack, locale, t }} />
          </button>
        )
      })}
    </div>
  )
}

type ToldProps = Pick<Props, 't'> & {
  third: Third
  who: NonNullable<ThirdView['who']>
  isFound: boolean
  isNew: boolean
}

/** The footballer of a third, found or revealed at the end. */
function Told({ third, who: { id, name }, isFound, isNew, t: { own } }: ToldProps) {
  return (
    <div
      className={styles.slot}
      data-found={isFound ? third : undefined}
      data-missed={isFound ? undefined : ''}
      data-fresh={isNew || !isFound ? '' : undefined}
      {...newest(isNew)}
    >
      <img src={`/img/portrait/${id}.webp?w=128`} alt="" width={64} height={64} />
      <span className="vh">
        {fill(isFound ? own.slotFound : own.slotMissed, { third: own[`third-${third}`], name })}
      </span>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <b className={styles.worth} aria-hidden="true">
        {isFound ? `+${EACH_POINTS}` : '×'}
      </b>
    </div>
  )
}

type BoughtProps = Pick<Props, 'pack' | 'locale' | 't'> & { of: ThirdView | undefined }

/** Nation and club hints bought. */
function Bought({ of, pack, locale, t: { own } }: BoughtProps) {
  const told = of?.clues ?? []
  if (told.length === 0) return <span className={styles.says}>{own.noHint}</span>
  return (
    <span className={styles.says} data-told="">
      {told.map((clue) => {
        if (clue.kind === 'club') return <span key="club">{clue.club}</span>
        if (clue.kind !== 'nation') return null
        const country = pack?.countries.get(clue.nation)
        return (
          <span key="nation">
            {country && <img className="flag" src={`/flags/${country.flag}.svg`} alt="" width={22} height={15} />}
            {country?.names[locale] ?? clue.nation}
          </span>
        )
      })}
    </span>
  )
}
