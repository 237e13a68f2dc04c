import { useStore } from '@nanostores/react'
import { lazy, Suspense, type CSSProperties } from 'react'
import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { GameWords } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import { Icon } from '#ui/Icon.tsx'
import { Crest } from './Crest.tsx'
import type { View } from '../../rules/engine.ts'
import { Handle } from './Handle.tsx'
import { $hand, tapCard } from './hand.ts'
import styles from './grounds.module.css'
import { clubOf, figuresOf, groundName, softly } from '../../words.ts'
import { useTries } from '#play/pictures/use-tries.ts'
import { lookAt } from '#stores/opening.ts'

const PinMap = lazy(async () => ({ default: (await import('./PinMap.tsx')).PinMap }))

type Props = {
  at: number
  /** Null while loading. */
  view: View | null
  /** URL of the drawing; null when it may not be shown. */
  picture: string | null
  /** Token of the club placed on it. */
  lies: string | null
  isNewest: boolean
  /** A check has just been taken, as opposed to one before a reload. */
  isFresh: boolean
  busy: boolean
  locale: Locale
  t: GameWords<'stadiums'>
}

/** A ground: drawing, details, and the drop target for a crest. */
export function GroundCard({ at, view, picture, lies, isNewest, isFresh, busy, locale, t }: Props) {
  const card = view?.cards[at]
  const isRight = card?.right != null
  const { card: waiting, logo } = useStore($hand)
  if (!card || !view) return <li className={styles.card} aria-hidden="true" data-empty="" />
  const name = groundName(card, at, t)
  const figures = figuresOf(card, locale)
  const club = (token: string | null) => view.logos.find((one) => one.token === token)?.club
  const token = card.right?.logo ?? lies
  const wrong = view.tried[at]!.at(-1)
  const wasWrong = isFresh && !isRight && !lies && wrong !== undefined
  const state = isRight
    ? fill(t.isRight, { club: clubOf(view, token) })
    : token
      ? fill(t.liesHere, { club: clubOf(view, token) })
      : t.isOpen
  return (
    <li
      className={styles.card}
      style={{ '--nth': at } as CSSProperties}
      data-card=""
      data-place={at + 1}
      data-right={isRight || undefined}
      data-waiting={waiting === at || (logo !== null && !isRight) || undefined}
      data-turns={isFresh ? view.left : undefined}
      data-wrong={wasWrong || undefined}
      {...newest(isNewest)}
    >
      <button
        type="button"
        className={styles.face}
        aria-pressed={waiting === at}
        aria-disabled={busy || isRight || undefined}
        onClick={() => !busy && tapCard(at)}
      >
        <span className={styles.picture}>
          {picture && <Drawing key={picture} address={picture} lost={t.pictureLost} />}
          {card.pin && !view.named && !isRight && (
            <Suspense>
              <PinMap pin={card.pin} />
            </Suspense>
          )}
          {isRight && (
            <span className={styles.tick}>
              <Icon name="check" className="i-s i" />
            </span>
          )}
          {!isRight && view.tried[at]!.length > 0 && (
            <span className={styles.tried}>
              {view.tried[at]!.map((one) => (
                <Crest key={one} club={club(one)!} />
              ))}
            </span>
          )}
          {card.city && <span className={styles.city}>{card.city[locale]}</span>}
        </span>
        <span className={styles.words}>
          <span className={styles.name} data-name="">
            {softly(name)}
          </span>
          <span className={styles.figures}>{figures}</span>
          <span className="vh">{state}</span>
        </span>
      </button>
      {isRight || !token ? (
        <span className={styles.slot} data-right={isRight || undefined} aria-hidden="true">
          {isRight ? <Crest club={club(token)!} /> : <Icon name="plus" />}
          {wasWrong && <Crest key={view.left} club={club(wrong)!} className={styles.back} />}
        </span>
      ) : (
        <Handle
          token={token}
          label={fill(t.takeFrom, { club: clubOf(view, token), ground: name })}
          pressed={logo === token}
          disabled={busy}
          className={styles.slot}
          onTap={() => tapCard(at)}
        >
          <Crest club={club(token)!} />
        </Handle>
      )}
    </li>
  )
}

/** Drawing of a ground. `lost`: message when it fails to load. */
function Drawing({ address, lost }: { address: string; lost: string }) {
  const { tries, onError } = useTries()
  if (tries === 'lost') return <span className={styles.lost}>{lost}</span>
  return <img key={tries} src={lookAt(address)} alt="" width={320} height={200} draggable={false} onError={onError} />
}
