import type { ReactNode } from 'react'
import type { Pitch } from '#core/unlocks.ts'
import { localePath } from '#i18n/locales.ts'
import { Button } from '#ui/Button.tsx'
import { Columns } from './Columns.tsx'
import { Figure } from './Figure.tsx'
import { EmptyGames } from './Rail.tsx'
import { Hero } from './Hero.tsx'
import heroStyles from './hero.module.css'
import albumStyles from './albums.module.css'
import { SeasonSkeleton } from './EmptySeason.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import styles from './waiting.module.css'
import type { Speech } from './words.ts'

/** Placeholder of a figure that the page's inline script fills in (src/inline/profile.ts). */
const placeholder = (name: string) => (
  <span data-fill={name} suppressHydrationWarning>
    0
  </span>
)

/** Skeleton of the profile in its final layout; part of the static HTML, with a visitor's words. */
export function Waiting({ speech, label }: { speech: Speech; label?: string }) {
  const { t } = speech
  return (
    <Columns
      label={label}
      left={
        <>
          <div className={styles.visitor}>
            <VisitorHero
              {...speech}
              points={placeholder('points')}
              streak={placeholder('streak')}
              results={placeholder('results')}
            />
          </div>
          <div className={styles.own}>
            <Hero
              own
              picture={<span className="avatar" />}
              below={<OwnLevel t={t} />}
              foot={<div className={styles.controls} />}
            >
              <h1>
                <span data-out={'\u00a0'} suppressHydrationWarning>
                  {'\u00a0'}
                </span>
              </h1>
              <p>{'\u00a0'}</p>
              <p>{'\u00a0'}</p>
            </Hero>
            <div className={`card ${styles.figures}`} />
          </div>
        </>
      }
      middle={<EmptyGames {...speech} />}
      right={
        <>
          <SeasonSkeleton t={t} />
          <EmptyAlbums t={t} />
        </>
      }
    />
  )
}

/** Skeleton of the albums in their final size, while the results load. */
const EmptyAlbums = ({ t }: Pick<Speech, 't'>) => (
  <section className={`card ${albumStyles.albums}`}>
    <h2>{t.albums}</h2>
    <ul>
      {[t.albumFaces, t.albumCrests, t.albumGrounds].map((name) => (
        <li key={name} className={albumStyles.row}>
          <span className={albumStyles.picture} />
          <b>{name}</b>
        </li>
      ))}
    </ul>
  </section>
)

const OwnLevel = ({ t }: Pick<Speech, 't'>) => (
  <div className={heroStyles.level}>
    <p className="row between">
      <b data-fill="level" data-words={t.level.replace('{level}', '{count}')} suppressHydrationWarning>
        {'\u00a0'}
      </b>
      <span className="n" data-fill="level-of" suppressHydrationWarning>
        {'\u00a0'}
      </span>
    </p>
    <span className="bar" data-bar="level" aria-hidden="true" suppressHydrationWarning>
      <i />
    </span>
  </div>
)

type VisitorProps = Pick<Speech, 't' | 'locale'> &
  Record<'points' | 'streak' | 'results', ReactNode> & { onKeep?: () => void; picture?: ReactNode; pitch?: Pitch }

/** Head of a visitor's profile: local figures and the button to keep them; without results, a link to today's games. */
export const VisitorHero = ({ t, locale, points, streak, results, onKeep, picture, pitch }: VisitorProps) => (
  <Hero
    pitch={pitch}
    picture={picture ?? <Shirt number={11} />}
    below={
      <dl className="nums">
        <Figure value={points} label={t.points.other} />
        <Figure value={streak} label={t.dayStreak} />
        <Figure value={results} label={t.games.other} />
      </dl>
    }
    foot={
      <>
        <div className={styles.some}>
          <p>{t.visitorText}</p>
          <Button size="large" className="btn-w" onClick={onKeep}>
            {t.keepPoints}
          </Button>
        </div>
        <div className={styles.none}>
          <p>{t.freshText}</p>
          <a className="btn btn-l btn-w" href={localePath(locale, '/')}>
            {t.freshPlay}
          </a>
        </div>
      </>
    }
  >
    <p>{t.visitorKicker}</p>
    <h1>{t.visitorTitle}</h1>
  </Hero>
)
