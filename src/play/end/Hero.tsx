import { useEffect, useRef, useState, useMemo, type ReactNode, type CSSProperties } from 'react'
import { fill } from '#i18n/format.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import type { Ending, Star } from './play-end.ts'
import type { EndWords } from './words/index.ts'
import styles from './hero.module.css'
import { randomFrom } from '#core/random.ts'
import { addressesOf, EDGE, isCutOut, pixelsOf, squaresOf, type Pixels, type Square, type Subject } from './squares.ts'

type Props = {
  ending: Ending
  star: Star | null
  /** For a game without a star: the figure next to the text. */
  figure: ReactNode
  /** Replaces the figure, below the text; not shown after giving up. */
  trophy: ReactNode
  /** "Better than 61 % of 312", or nothing. */
  better: string | null
  /** Share buttons; none after giving up. */
  shares: ReactNode
  fresh: boolean
  onPortraitLost: () => void
  t: EndWords['end']
}

/** The coloured area of an end: result, star and share buttons. */
export function Hero({ ending, star, figure, trophy, better, shares, fresh, onPortraitLost, t }: Props) {
  const { result, over } = ending
  const gaveUp = result === 'gaveUp'
  const shown = gaveUp ? null : trophy
  const face = shown && star?.portrait && <Face star={star} onLost={onPortraitLost} t={t} />
  const who = star && <Who star={star} face={face} lead={result === 'lost' ? t.itWas : null} />
  return (
    <section className={styles.hero} data-result={result} data-trophy={shown ? '' : undefined}>
      <div className={styles.words}>
        {!(shown && over === t.fullTime) && <p className={styles.over}>{over}</p>}
        <ClosingLine {...{ ending, star, fresh, t }} withFact={Boolean(shown)} />
        {!gaveUp && who}
        {better !== null && <p className={styles.better}>{better}</p>}
      </div>
      {shown ? (
        <div className={styles.trophy}>{shown}</div>
      ) : (
        <div className={styles.figure}>
          {star ? <Likeness star={star} won={result === 'won'} fresh={fresh} onLost={onPortraitLost} t={t} /> : figure}
        </div>
      )}
      {(who || !gaveUp) && <div className={styles.band}>{gaveUp ? who : shares}</div>}
    </section>
  )
}

type SaidProps = Pick<Props, 'ending' | 'star' | 'fresh' | 't'> & { withFact: boolean }

/** Shirt and closing line; the heading takes the focus of a run that has just ended. */
function ClosingLine({ ending: { shirt, voice, fact }, star, fresh, withFact, t }: SaidProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh) heading.current?.focus()
  }, [fresh])
  const label = fill(star ? t.heading : t.headingPlain, { over: t.fullTime, fact, name: star?.name ?? '', voice })
  return (
    <div className={styles.said} data-signs={shirt?.length}>
      {shirt !== null && <Shirt number={shirt} />}
      <div>
        <h2
          ref={heading}
          tabIndex={-1}
          className={styles.voice}
          data-long={hasLongWord(voice) || undefined}
          aria-label={label}
        >
          {voice}
        </h2>
        {withFact && (
          <p className={styles.fact} aria-hidden="true">
            {fact}
          </p>
        )}
      </div>
    </div>
  )
}

const LONG = 9

/** True for a line that needs a smaller font next to a shirt. */
const hasLongWord = (voice: string): boolean => voice.split(' ').some((word) => word.length > LONG)

type FaceProps = Pick<LikenessProps, 'star' | 'onLost' | 't'>

/** Small portrait next to the name, when a trophy takes the place of the picture. */
const Face = ({ star: { id, name }, onLost, t }: FaceProps) => (
  <img
    className={styles.small}
    src={addressesOf(`portrait/${id}`)[0]}
    alt={fill(t.portrait, { name })}
    width={48}
    height={48}
    onError={onLost}
  />
)

type WhoProps = { star: Star; face: ReactNode; lead: string | null }

function Who({ star: { name, nation, club, caption }, face, lead }: WhoProps) {
  return (
    <div className={styles.who} data-face={face ? '' : undefined}>
      {face}
      {lead && <p className={styles.lead}>{lead}</p>}
      <p className={styles.name} data-answer>
        {name}
      </p>
      <p className={styles.caption}>
        {nation && (
          <>
            <img className="flag" src={`/flags/${nation.flag}.svg`} alt="" width={22} height={15} />
            <span className="vh">{nation.name}, </span>
          </>
        )}
        {club && (
          <>
            <ClubCrest club={club} size={22} />
            <span className="vh">{club.name}, </span>
          </>
        )}
        <span>{caption}</span>
      </p>
    </div>
  )
}

type LikenessProps = { star: Star; won: boolean; fresh: boolean; onLost: () => void; t: EndWords['end'] }

/** Portrait of the star, or the shirt of the club with its crest. */
function Likeness({ star: { id, name, portrait, club }, won, fresh, onLost, t }: LikenessProps) {
  const [noShirt, setNoShirt] = useState(false)
  if (portrait) {
    const alt = fill(t.portrait, { name })
    return <Arrival picture={`portrait/${id}`} alt={alt} won={won} fresh={fresh} onLost={onLost} />
  }
  if (!club) return null
  if (!club.crest || noShirt) return <div className={styles.crest}>{<ClubCrest club={club} size={150} />}</div>
  return (
    <div className={styles.shirt} data-kit>
      <Arrival picture={`kit/${club.id}`} alt="" won={won} fresh={fresh} onLost={() => setNoShirt(true)} />
      <span className={styles.badge}>
        <ClubCrest club={club} size={40} />
      </span>
    </div>
  )
}

type ArrivalProps = {
  picture: Subject
  /** Empty: decorative. */
  alt: string
  /** Flying squares mark a win. */
  won: boolean
  /** True for a run that has just ended: plays the animation once. */
  fresh: boolean
  onLost: () => void
}

/** A cut-out picture that emerges from its sixteen by sixteen pixels. */
function Arrival({ picture, alt, won, fresh, onLost }: ArrivalProps) {
  const [whole, reduced] = addressesOf(picture)
  const pixels = usePixels(reduced)
  const [loaded, setLoaded] = useState(false)
  const squares = useMemo(
    () => (won && pixels && isCutOut(pixels) ? squaresOf(pixels, randomFrom(EDGE)) : []),
    [won, pixels],
  )
  const ready = loaded && pixels !== undefined
  return (
    <div className={styles.arrival} data-arrives={fresh ? (ready ? 'now' : 'waits') : 'before'}>
      {fresh && <img className={styles.pixels} src={reduced} alt="" />}
      <img
        className={pixels && !isCutOut(pixels) ? `${styles.picture} ${styles.photograph}` : styles.picture}
        src={whole}
        alt={alt}
        onLoad={() => setLoaded(true)}
        onError={onLost}
      />
      {ready && squares.map((square, at) => <i key={at} className={styles.square} style={placeOf(square)} />)}
    </div>
  )
}

const placeOf = ({ x, y, size, opacity, colour, fromX, fromY }: Square) =>
  ({
    '--x': x,
    '--y': y,
    '--size': size,
    '--opacity': opacity,
    '--from-x': (fromX - x) / size,
    '--from-y': (fromY - y) / size,
    background: colour,
  }) as CSSProperties

/** Pixels of an image; undefined while loading, null on failure. */
function usePixels(address: string): Pixels | null | undefined {
  const [read, setRead] = useState<{ address: string; pixels: Pixels | null }>()
  useEffect(() => {
    const image = new Image()
    image.onload = () => setRead({ address, pixels: read16(image) })
    image.onerror = () => setRead({ address, pixels: null })
    image.src = address
    return () => {
      image.onload = image.onerror = null
    }
  }, [address])
  return read?.address === address ? read.pixels : undefined
}

function read16(image: HTMLImageElement): Pixels | null {
  const context = Object.assign(document.createElement('canvas'), { width: EDGE, height: EDGE }).getContext('2d')
  if (!context) return null
  context.drawImage(image, 0, 0)
  return pixelsOf(context.getImageData(0, 0, EDGE, EDGE).data)
}
