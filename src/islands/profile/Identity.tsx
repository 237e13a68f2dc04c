import { Info, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { levelProgress } from '#core/levels.ts'
import { numbersOf, pitchOf, titleOf } from '#core/unlocks.ts'
import { RENAMED } from '#contracts/account-words.ts'
import type { UserInfo } from '#contracts/users.ts'
import { momentText } from '#i18n/date.ts'
import { fill } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { placeAlone } from '#i18n/ordinal.ts'
import { readWeekRank } from '#stores/own-standing.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { LevelBar } from '#ui/LevelBar.tsx'
import type { SharedMessages } from '#overlays/words/index.ts'
import { Hero } from './Hero.tsx'
import styles from './hero.module.css'
import { NameForm } from './NameForm.tsx'
import { Picture } from './Picture.tsx'
import type { Speech } from './words.ts'

type Props = {
  speech: Speech
  auth: SharedMessages['auth']
  errors: Messages<'errors'>
  looks: Messages<'looks'>
  userInfo: UserInfo
  /** ISO time. */
  since: string
}

/** Name, membership, level, and the controls for name and picture. */
export function Identity({ speech, auth, errors, looks, userInfo, since }: Props) {
  const { locale, t } = speech
  const { username, photo_url, points, preferences } = userInfo
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { level, earned, needed } = levelProgress(points)
  const country = preferences['country']
  const rank = useWeekRank()
  const month = momentText(locale, since, { month: 'long', year: 'numeric' })

  function stopEditing() {
    setEditing(false)
    button.current?.focus()
  }

  return (
    <Hero
      own
      pitch={pitchOf(preferences['pitch'], level)}
      picture={<Avatar photo={photo_url} kit={preferences['kit']} numbers={numbersOf(preferences['numbers'], level)} />}
      below={
        <div className={styles.level}>
          <p className="row between">
            <b>{fill(t.level, { level })}</b>
            <span className="n">
              {earned}/{needed}
            </span>
          </p>
          <LevelBar percent={(100 * earned) / needed} />
        </div>
      }
      foot={
        <>
          <Renamed t={t} before={preferences[RENAMED]} />
          <Picture
            t={t}
            errors={errors}
            hasPicture={photo_url !== null}
            panel={editing && <NameForm t={t} auth={auth} errors={errors} username={username} onDone={stopEditing} />}
          >
            <Button
              ref={button}
              size="small"
              className="grow"
              aria-expanded={editing}
              onClick={() => (editing ? stopEditing() : setEditing(true))}
            >
              <Pencil className="i i-s" aria-hidden="true" />
              {t.username}
            </Button>
          </Picture>
        </>
      }
    >
      <h1 data-long={LONG_WORD.test(username) || undefined}>{username}</h1>
      <p>{looks[`title-${titleOf(preferences['title'], level)}`]}</p>
      <p>{fill(t.playingSince, { date: month })}</p>
      <p className={styles.place}>
        {isCountry(country) && <img className="flag" src={`/flags/${country.toLowerCase()}.svg`} alt="" />}
        {rank === null ? '\u00a0' : fill(t.rankWeek, { place: placeAlone(locale, rank) })}
      </p>
    </Hero>
  )
}

/** Country code such as `FR` or `GB-SCT`. */
const isCountry = (code: unknown): code is string => typeof code === 'string' && /^[A-Z]{2}(-[A-Z]{3})?$/.test(code)

/** The account's rank of this week; null while it is read, and without one. */
function useWeekRank(): number | null {
  const [rank, setRank] = useState<number | null>(null)
  useEffect(() => {
    let isWanted = true
    void readWeekRank().then((read) => isWanted && setRank(read))
    return () => void (isWanted = false)
  }, [])
  return rank
}

/** Longest word that fits beside the shirt at the large size. */
const LONG_WORD = /\S{12}/

/** Shown until the player saves a name of their own (contracts/account-words.ts). */
function Renamed({ t, before }: { t: Speech['t']; before: unknown }) {
  if (typeof before !== 'string') return null
  return (
    <p className="note" role="status">
      <Info className="i" aria-hidden="true" />
      <span>{fill(t.renamed, { name: before })}</span>
    </p>
  )
}
