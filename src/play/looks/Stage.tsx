import { Suspense, type ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import { aside } from '#ui/aside.ts'
import { useWords, type wordsAction } from '../pictures/words.ts'
import type { LooksView, LooksWords } from './looks.ts'
import pictureStyles from './picture.module.css'
import styles from './stage.module.css'
import { loadLazyParts } from './on-demand.ts'
import { lookAt } from '#stores/opening.ts'
import { useTries } from '../pictures/use-tries.ts'

const WrongAnswers = aside(async () => ({ default: (await loadLazyParts()).Tried }))

type Props = {
  view: LooksView | null
  pictures: readonly (readonly string[])[] | undefined
  act: (action: ReturnType<typeof wordsAction>) => void
  effect: 'pixels' | 'blur'
  /** The clues of the text version, shown instead of the picture. */
  clues: ReactNode
  /** Shown next to the picture: a shirt. */
  companion?: ReactNode
  /** True when the answer options themselves mark wrong answers, so that no separate list is shown. */
  hasMarkedOptions?: boolean
  t: LooksWords
}

/** Steps of a picture. */
const STEP_COUNT = 6

/** The current picture or its text clues, the worth of each step, and wrong answers. */
export function Stage({ view, pictures, act, effect, clues, companion, hasMarkedOptions = false, t }: Props) {
  const inWords = useWords(view, act)
  const stepLabel = fill(t.lookOf, { n: (view?.look ?? 0) + 1, max: STEP_COUNT })
  const top = (
    <span className={styles.look} aria-hidden="true">
      {stepLabel}
    </span>
  )
  return (
    <section className={styles.stage} data-beside={companion && !inWords ? '' : undefined} aria-label={stepLabel}>
      {inWords ? (
        <div className={styles.words}>
          {top}
          {clues}
        </div>
      ) : (
        <div className={styles.beside}>
          <Picture
            key={view?.at}
            addresses={(view && pictures?.[view.at]) ?? []}
            effect={effect}
            label={stepLabel}
            failedText={t.pictureLost}
          >
            {!companion && top}
          </Picture>
          {companion}
        </div>
      )}
      <StepPoints view={view} of={STEP_COUNT} t={t} />
      {/* Reserves the height of the list of wrong answers to avoid layout shift. */}
      {!hasMarkedOptions && (
        <Suspense fallback={<div className={styles.chips} />}>
          {view && view.tried.length > 0 ? <WrongAnswers view={view} t={t} /> : <div className={styles.chips} />}
        </Suspense>
      )}
      {hasMarkedOptions && !view && <div className={styles.chips} data-if-named="" />}
    </section>
  )
}

type WorthProps = { view: LooksView | null; of: number; t: LooksWords }

/** Worth of each step, the current one large. */
function StepPoints({ view, of, t }: WorthProps) {
  const look = view?.look ?? 0
  const points = view?.worth[look] ?? ''
  return (
    <>
      <span className="vh">
        {fill(t.lookOf, { n: look + 1, max: of })}. {fill(t.worthNow, { points })}
      </span>
      <ol className={pictureStyles.worth} aria-hidden="true">
        {Array.from({ length: of }, (_, nth) => (
          <li
            key={nth}
            data-is={nth < look ? 'gone' : nth === look ? 'now' : undefined}
            data-newest={nth === look && view ? '' : undefined}
          >
            {view?.worth[nth] ?? '\u00a0'}
          </li>
        ))}
      </ol>
    </>
  )
}

type PictureProps = {
  /** Addresses of the opened steps, hardest first; empty while loading. */
  addresses: readonly string[]
  /** Upscaling of the small image: sharp pixels or smooth blur. */
  effect: 'pixels' | 'blur'
  /** Accessible label; never names the subject. */
  label: string
  /** Message shown when a step has failed to load twice. */
  failedText: string
  children?: ReactNode
}

/** The newest step over the previous one, in the same square, so that nothing shifts. */
function Picture({ addresses, effect, label, failedText, children }: PictureProps) {
  const address = addresses.at(-1)
  return (
    <div className={pictureStyles.picture} data-draws={effect}>
      {addresses.slice(-2).map((one) => (
        <Look key={one} address={one} label={one === address ? label : ''} failedText={failedText} />
      ))}
      {children}
    </div>
  )
}

/** One step of the picture; retries once, then shows a sentence. */
function Look({ address, label, failedText }: { address: string; label: string; failedText: string }) {
  const { tries, onError } = useTries()
  if (tries === 'lost') return label === '' ? null : <p className={pictureStyles.lost}>{failedText}</p>
  return (
    <img
      key={tries}
      className={pictureStyles.look}
      src={lookAt(address)}
      alt={label}
      width={256}
      height={256}
      onError={onError}
    />
  )
}
