import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { levelProgress } from '#core/levels.ts'
import { photoAddress } from '#core/photo.ts'
import { fill } from '#i18n/format.ts'
import { LANGUAGE_TAGS } from '#i18n/locales.ts'
import { Button } from '#ui/Button.tsx'
import { LevelBar } from '#ui/LevelBar.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import type { Speech } from './words.ts'

type Props = Speech & {
  username: string
  photo: string | null
  /** ISO time. */
  since: string
  points: number
  /** Resolves when the session has ended, or could not be. */
  onLogOut: () => Promise<void>
}

/** Who this is, since when, and how far the level is. */
export function Identity({ locale, t, username, photo, since, points, onLogOut }: Props) {
  const [leaving, setLeaving] = useState(false)
  const { level, earned, needed } = levelProgress(points)
  const month = new Date(since).toLocaleDateString(LANGUAGE_TAGS[locale], { month: 'long', year: 'numeric' })
  const logOut = async () => {
    setLeaving(true)
    await onLogOut()
    setLeaving(false)
  }
  return (
    <aside className="stack">
      <section className="card stack identity">
        <div className="row">
          {photo ? (
            <img className="av-l" src={photoAddress(photo, 128)} alt="" width="64" height="64" />
          ) : (
            <Shirt number={username.charAt(0).toUpperCase()} state="kit" />
          )}
          <div className="grow">
            <h1>{username}</h1>
            <p className="sm muted">{fill(t.playingSince, { date: month })}</p>
          </div>
        </div>
        <p className="row between">
          <b className="d">{fill(t.level, { level })}</b>
          <span className="sm muted n">
            {earned}/{needed}
          </span>
        </p>
        <LevelBar percent={(100 * earned) / needed} />
      </section>
      <Button size="small" busy={leaving} onClick={() => void logOut()}>
        <LogOut className="i i-s" aria-hidden="true" />
        {t.logOut}
      </Button>
    </aside>
  )
}
