import { streakOf } from '#core/streak.ts'
import type { UserInfo } from '#contracts/users.ts'
import { recordsOf } from '#stores/local-progress.ts'
import { localDay } from '#stores/local-day.ts'
import { dailyDays } from '#stores/me.ts'
import { notify } from '#stores/notifications.ts'
import type { SessionUser } from '#stores/session.ts'
import { useSending } from '../connection/use-sending.ts'
import type { Words } from '../words/index.ts'
import { Identity } from './Identity.tsx'
import { Latest } from './Latest.tsx'
import { Numbers } from './Numbers.tsx'
import { Season } from './Season.tsx'
import { WordleBars } from './WordleBars.tsx'
import type { Speech } from './words.ts'

type Props = { speech: Speech; auth: Words['auth']; user: SessionUser; userInfo: UserInfo }

/** The profile of the signed-in player. */
export function SignedIn({ speech, auth, user, userInfo }: Props) {
  const { send } = useSending(auth)
  const { username, photo_url, points, statistics } = userInfo
  const records = recordsOf(statistics)
  const today = localDay()
  const streak = streakOf(dailyDays(statistics), today).length

  async function logOut() {
    const { signOut } = await import('#stores/auth.ts')
    const reply = await send(signOut)
    if (reply.ok) notify({ color: 'green', description: auth.loggedOut })
  }

  return (
    <div className="cols">
      <Identity
        {...speech}
        username={username}
        photo={photo_url}
        since={user.createdAt}
        points={points}
        onLogOut={logOut}
      />
      <div className="stack">
        <Numbers {...speech} points={points} streak={streak} records={records} />
        <Season {...speech} played={records.map(({ date }) => date)} today={today} />
        <div className="cols2">
          {statistics.wordle?.length ? <WordleBars {...speech} records={statistics.wordle} /> : null}
          <Latest {...speech} statistics={statistics} />
        </div>
      </div>
    </div>
  )
}
