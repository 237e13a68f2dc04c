import { useStore } from '@nanostores/react'
import { lazy, Suspense, type CSSProperties } from 'react'
import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { GameWords } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import { Icon } from '#ui/Icon.tsx'
import { Crest, Handle } from './Handle.tsx'
import type { View } from '../../rules/engine.ts'
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
  /** Token of the club placed on the ground. */
  placed: string | null
  isNewest: boolean
  /** True after a check on this page, false for checks from before a reload. */
  isFresh: boolean
  busy: boolean
  locale: Locale
  t: GameWords<'stadiums'>
}

/** A ground: drawing, details, and the drop target for a crest. */
export function GroundCard({ at, view, picture, placed, isNewest, isFresh, busy, locale, t }: Props) {
  const { card: selected, logo } = useStore($hand)
  const card = view?.cards[at]
  if (!card || !view) return <li className={styles.card} aria-hidden="true" data-empty="" />
  const name = groundName(card, at, t)
  const { isRight, token, wrong } = placeOf(view, at, placed, isFresh)
  return (
    <li
      className={styles.card}
      style={{ '--nth': at } as CSSProperties}
      data-card=""
      data-place={at + 1}
      data-right={isRight || undefined}
      data-waiting={selected === at || (logo !== null && !isRight) || undefined}
      data-turns={isFresh ? view.left : undefined}
      data-wrong={wrong !== null || undefined}
      {...newest(isNewest)}
    >
      <button
        type="button"
        className={styles.face}
        aria-pressed={selected === at}
        aria-disabled={busy || isRight}
        onClick={() => !busy && tapCard(at)}
      >
        <span className={styles.picture}>
          {picture && <Drawing key={picture} address={picture} lost={t.pictureLost} />}
          {isRight ? (
            <span className={styles.tick}>
              <Icon name="check" className="i-s i" />
            </span>
          ) : (
            clues(card, view)
          )}
          {card.city && <span className={styles.city}>{card.city[locale]}</span>}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{softly(name)}</span>
          <span className={styles.figures}>{figuresOf(card, locale)}</span>
          <span className="vh">
            {isRight || token ? fill(isRight ? t.isRight : t.liesHere, { club: clubOf(view, token) }) : t.isOpen}
          </span>
        </span>
      </button>
      {slot(view)}
    </li>
  )

  /** Details of an open ground: its place on the map, unless the name is shown, and the wrong clubs. */
  function clues({ pin }: View['cards'][number], { logos, named, tried }: View) {
    return (
      <>
        {pin && !named && (
          <Suspense fallback={<svg aria-hidden="true" />}>
            <PinMap pin={pin} />
          </Suspense>
        )}
        {tried[at]!.length > 0 && (
          <span className={styles.tried}>
            {tried[at]!.map((one) => (
              <Crest key={one} club={crestOf({ logos }, one)} />
            ))}
          </span>
        )}
      </>
    )
  }

  /** The club on a ground: the right one, a placed one that a tap picks up, or none yet. */
  function slot(shown: View) {
    if (token && !isRight) {
      return (
        <Handle
          token={token}
          label={fill(t.takeFrom, { club: clubOf(shown, token), ground: name })}
          pressed={logo === token}
          disabled={busy}
          className={styles.slot}
          onTap={() => tapCard(at)}
        >
          <Crest club={crestOf(shown, token)} />
        </Handle>
      )
    }
    return (
      <span className={styles.slot} data-right={isRight || undefined} aria-hidden="true">
        {isRight ? <Crest club={crestOf(shown, token)} /> : <Icon name="plus" />}
        {wrong !== null && <Crest key={shown.left} club={crestOf(shown, wrong)} className={styles.back} />}
      </span>
    )
  }
}

/** Content of a ground: the right or the placed club, and the club just rejected by a check, or null. */
function placeOf({ cards, tried }: View, at: number, placed: string | null, isFresh: boolean) {
  const right = cards[at]!.right
  const refused = isFresh && !right && !placed ? tried[at]!.at(-1) : undefined
  return { isRight: right !== null, token: right?.logo ?? placed, wrong: refused ?? null }
}

const crestOf = ({ logos }: Pick<View, 'logos'>, token: string | null) => logos.find((one) => one.token === token)!.club

/** Drawing of a ground. `lost`: message when it fails to load. */
function Drawing({ address, lost }: { address: string; lost: string }) {
  const { tries, onError } = useTries()
  if (tries === 'lost') return <span className={styles.lost}>{lost}</span>
  return <img key={tries} src={lookAt(address)} alt="" width={320} height={200} draggable={false} onError={onError} />
}
