import { Suspense, type ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import { aside } from '#ui/aside.ts'
import { useWords, type wordsAction } from '../pictures/words.ts'
import type { LooksView, LooksWords } from './looks.ts'
import pictureStyles from './picture.module.css'
import styles from './stage.module.css'
import { later } from './on-demand.ts'
import { lookAt } from '#stores/opening.ts'
import { useTries } from '../pictures/use-tries.ts'

const Tried = aside(async () => ({ default: (await later()).Tried }))

type Props = {
  view: LooksView | null
  pictures: readonly (readonly string[])[] | undefined
  act: (action: ReturnType<typeof wordsAction>) => void
  draws: 'pixels' | 'blur'
  /** The clues as text, in place of the picture. */
  clues: ReactNode
  /** Beside the picture without covering it: a shirt. */
  beside?: ReactNode
  /** Wrong answers are shown where they were chosen. */
  marksTried?: boolean
  t: LooksWords
}

/** Steps of a picture. */
const LOOKS = 6

/** The current picture or its text clues, the worth of each step, and wrong answers. */
export function Stage({ view, pictures, act, draws, clues, beside, marksTried = false, t }: Props) {
  const inWords = useWords(view, act)
  const lookOf = fill(t.lookOf, { n: (view?.look ?? 0) + 1, max: LOOKS })
  const top = (
    <span className={styles.look} aria-hidden="true">
      {lookOf}
    </span>
  )
  return (
    <section className={styles.stage} data-beside={beside && !inWords ? '' : undefined} aria-label={lookOf}>
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
            draws={draws}
            label={lookOf}
            lost={t.pictureLost}
          >
            {!beside && top}
          </Picture>
          {beside}
        </div>
      )}
      <Worth view={view} of={LOOKS} t={t} />
      {/* Its room is kept. */}
      {!marksTried && (
        <Suspense fallback={<div className={styles.chips} />}>
          {view && view.tried.length > 0 ? <Tried view={view} t={t} /> : <div className={styles.chips} />}
        </Suspense>
      )}
      {marksTried && !view && <div className={styles.chips} data-if-named="" />}
    </section>
  )
}

type WorthProps = { view: LooksView | null; of: number; t: LooksWords }

/** Worth of each step, the current one large. */
function Worth({ view, of, t }: WorthProps) {
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
  /** Sharp pixels, or smooth ones. */
  draws: 'pixels' | 'blur'
  /** Accessible label; never names the subject. */
  label: string
  /** A step failed to load twice. */
  lost: string
  children?: ReactNode
}

/** The newest step over the previous one, in the same square, so that nothing shifts. */
function Picture({ addresses, draws, label, lost, children }: PictureProps) {
  const address = addresses.at(-1)
  return (
    <div className={pictureStyles.picture} data-draws={draws}>
      {addresses.slice(-2).map((one) => (
        <Look key={one} address={one} label={one === address ? label : ''} lost={lost} />
      ))}
      {children}
    </div>
  )
}

/** Retries once; then shows a sentence. */
function Look({ address, label, lost }: { address: string; label: string; lost: string }) {
  const { tries, onError } = useTries()
  if (tries === 'lost') return label === '' ? null : <p className={pictureStyles.lost}>{lost}</p>
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
