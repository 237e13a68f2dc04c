import { useEffect, type ReactNode } from 'react'
import { fill } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { declareIntent } from '#ui/intent.ts'
import { Sign } from '#ui/Sign.tsx'
import { useWords } from '../pictures/use-words.ts'
import { choosesWords, wordsAction } from '../pictures/words.ts'
import type { LooksView, LooksWords } from './looks.ts'
import { Picture } from './Picture.tsx'
import styles from './stage.module.css'
import { Worth } from './Worth.tsx'

type Props = {
  view: LooksView | null
  /** Looks of a picture. */
  looks: number
  pictures: readonly (readonly string[])[] | undefined
  busy: boolean
  act: (action: ReturnType<typeof wordsAction>) => void
  draws: 'pixels' | 'blur'
  /** The clues in words, in the place of the picture. */
  clues: ReactNode
  /** Beside the picture, such as a shirt. */
  beside?: ReactNode
  t: LooksWords
}

/** The picture that is asked, or its words; what each look is worth; who was tried. */
export function Stage({ view, looks, pictures, busy, act, draws, clues, beside, t }: Props) {
  const inWords = useWords(view, act)
  useEffect(() => {
    // Nations and clubs have their names in the pack.
    if (inWords) declareIntent()
  }, [inWords])
  const lookOf = fill(t.lookOf, { n: (view?.look ?? 0) + 1, max: looks })

  const turnTo = inWords ? t.inPictures : t.inWords

  function turn() {
    choosesWords(!inWords)
    act(wordsAction(!inWords))
  }

  const top = (
    <div className={styles.top}>
      <span className={styles.look} aria-hidden="true">
        {lookOf}
      </span>
      <Button look="quiet" size="small" busy={busy || !view} aria-label={turnTo} onClick={turn}>
        <span className={styles.full}>{turnTo}</span>
        <span className={styles.short}>Aa</span>
      </Button>
    </div>
  )
  return (
    <section className={styles.stage} aria-label={lookOf}>
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
            {top}
          </Picture>
          {beside}
        </div>
      )}
      <Worth view={view} of={looks} t={t} />
      <Tried view={view} t={t} />
    </section>
  )
}

/** Who was tried in vain. */
export function Tried({ view, t }: Pick<Props, 'view' | 't'>) {
  return (
    <ul className={styles.chips} aria-label={t.tried} data-tried="">
      {view?.tried.map(({ id, name }) => (
        <li key={id}>
          <Sign name="cross" />
          {name}
        </li>
      ))}
    </ul>
  )
}
