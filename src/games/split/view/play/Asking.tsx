import { pictureAddress } from '#core/picture-address.ts'
import { Suspense } from 'react'
import type { BoardProps, GameWords } from '#play/game.ts'
import { useWords } from '#play/pictures/words.ts'
import { aside } from '#ui/aside.ts'
import { useChosen } from './chosen.ts'
import type { View, ThirdView } from '../../rules/engine.ts'
import styles from './stage.module.css'
import type { SplitAction } from '../../rules/action.ts'
import { fill } from '#i18n/format.ts'
import { newest } from '#play/newest.ts'
import { THIRDS, type Third } from '../../rules/terms.ts'
import askingStyles from './asking.module.css'
import { useTries } from '#play/pictures/use-tries.ts'
import { lookAt } from '#stores/opening.ts'

const loadLazyParts = () => import('./lazy.tsx')
const Tried = aside(async () => ({ default: (await loadLazyParts()).Tried }))
const WordCards = aside(async () => ({ default: (await loadLazyParts()).WordCards }))

/** The combined face, or its text version; below it the thirds found and the misses. Stays mounted until the end. */
export function Asking(props: BoardProps<View, SplitAction, GameWords<'split'>>) {
  const { runId, view, pictures, act, t } = props
  const { own } = t
  const inWords = useWords(view, act)
  const [chosen, choose] = useChosen(runId, view)
  const misses = view?.tried.filter(({ third }) => third === null).length ?? 0
  const isMissed = view?.tried.at(-1)?.third === null
  return (
    <section className={styles.stage} data-words={inWords ? '' : undefined} aria-label={own.thirds}>
      {/* Alternates between two names of the animation, because the same one would not restart. */}
      <div className={styles.face} data-missed={isMissed ? misses % 2 : undefined}>
        {inWords ? (
          <Suspense>
            <WordCards {...props} chosen={chosen} choose={choose} />
          </Suspense>
        ) : (
          <Strips view={view} addresses={pictures?.[0]} chosen={chosen} choose={choose} t={own} />
        )}
      </div>
      {!inWords && <Slots {...props} chosen={chosen} choose={choose} />}
      {/* Reserves the height of the misses. */}
      <Suspense fallback={<div className={styles.chips} />}>
        {view && misses > 0 ? <Tried view={view} t={own} /> : <div className={styles.chips} />}
      </Suspense>
    </section>
  )
}

type Props = Pick<BoardProps<View, SplitAction, GameWords<'split'>>, 'view' | 'pack' | 'locale' | 't'> & {
  chosen: Third | null
  choose: (third: Third) => void
}

/** A slot under each third: the footballer with his whole face, or the hints bought. One open third is selected. */
function Slots({ view, pack, chosen, choose, locale, t }: Props) {
  const last = view?.tried.at(-1)?.third ?? null
  return (
    <div className={askingStyles.slots} role="group" aria-label={t.own.thirds}>
      {([0, 1, 2] as const).map((third) => {
        const of = view?.thirds[third]
        if (of?.who)
          return <RevealedClues key={third} third={third} {...of} who={of.who} isNew={third === last} t={t} />
        return (
          <button
            key={third}
            type="button"
            className={askingStyles.slot}
            aria-pressed={third === chosen}
            data-slot={third}
            {...newest(third === chosen)}
            onClick={() => choose(third)}
          >
            <b className={askingStyles.open} aria-hidden="true">
              ?
            </b>
            <span className={askingStyles.name}>{t.own[`third-${third}`]}</span>
            <Bought of={of} {...{ pack, locale, t }} />
          </button>
        )
      })}
    </div>
  )
}

type RevealedCluesProps = Pick<Props, 't'> & {
  third: Third
  who: NonNullable<ThirdView['who']>
  isFound: boolean
  isNew: boolean
}

/** The footballer of a third, found or revealed at the end. */
function RevealedClues({ third, who: { id, name }, isFound, isNew, t: { own } }: RevealedCluesProps) {
  return (
    <div
      className={askingStyles.slot}
      data-found={isFound ? third : undefined}
      data-missed={isFound ? undefined : ''}
      data-fresh={isNew || !isFound ? '' : undefined}
      {...newest(isNew)}
    >
      <img src={pictureAddress(`portrait/${id}.webp?w=128`)} alt="" width={64} height={64} />
      <span className="vh">
        {fill(isFound ? own.slotFound : own.slotMissed, { third: own[`third-${third}`], name })}
      </span>
      <span className={askingStyles.name} aria-hidden="true">
        {name}
      </span>
      <b className={askingStyles.worth} aria-hidden="true">
        {isFound ? '✓' : '×'}
      </b>
    </div>
  )
}

type BoughtProps = Pick<Props, 'pack' | 'locale' | 't'> & { of: ThirdView | undefined }

/** Nation and club hints bought. */
function Bought({ of, pack, locale, t: { own } }: BoughtProps) {
  const revealed = of?.clues ?? []
  if (revealed.length === 0) return <span className={askingStyles.hints}>{own.noHint}</span>
  return (
    <span className={askingStyles.hints} data-revealed="">
      {revealed.map((clue) => {
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

type StripsProps = {
  view: View | null
  /** Picture of each third; absent while loading. */
  addresses: readonly string[] | undefined
  chosen: Third | null
  choose: (third: Third) => void
  t: GameWords<'split'>
}

/**
 * Three strips that join into one face. Pressing a strip equals pressing the slot below, which has the label. If one
 * fails to load, all are requested once more; then a message replaces them.
 */
function Strips({ view, addresses, chosen, choose, t }: StripsProps) {
  const { tries, onError } = useTries()
  return (
    <div className={askingStyles.strips}>
      <span className="vh">{t.picture}</span>
      {THIRDS.map((name, at) => {
        const third = at as Third
        const isFound = view?.thirds[third]?.isFound ?? false
        return (
          <div
            key={name}
            className={askingStyles.strip}
            data-third={name}
            data-is={isFound ? 'found' : third === chosen ? 'chosen' : undefined}
            onClick={() => !isFound && choose(third)}
          >
            {addresses?.[at] && tries !== 'lost' && (
              <img key={tries} src={lookAt(addresses[at])} alt="" width={80} height={240} onError={onError} />
            )}
          </div>
        )
      })}
      {tries === 'lost' && <p className={askingStyles.lost}>{t.pictureLost}</p>}
    </div>
  )
}
