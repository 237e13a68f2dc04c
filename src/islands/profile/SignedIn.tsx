import { GAME_IDS } from '#core/games.ts'
import { streakDays } from '#core/repair.ts'
import { streakOf } from '#core/streak.ts'
import type { UserInfo } from '#contracts/users.ts'
import { recordsOf } from '#stores/local-progress.ts'
import { localDay } from '#stores/local-day.ts'
import type { SessionUser } from '#stores/session.ts'
import type { Words } from '#overlays/words/index.ts'
import KeepOwn from '../keep/KeepOwn.tsx'
import { AccountActions } from './AccountActions.tsx'
import { Challenges } from './Challenges.tsx'
import { GameCard } from './GameCard.tsx'
import { Honours } from './Honours.tsx'
import { Identity } from './Identity.tsx'
import { Latest } from './Latest.tsx'
import { LiveMatch } from './LiveMatch.tsx'
import { Numbers } from './Numbers.tsx'
import { Season } from './Season.tsx'
import { Settings } from './Settings.tsx'
import { Submissions } from './Submissions.tsx'
import { useRatings } from './use-ratings.ts'
import type { MoreWords, Speech } from './words.ts'

type Props = { speech: Speech; words: MoreWords; auth: Words['auth']; user: SessionUser; userInfo: UserInfo }

/** Profile of the signed-in player: identity, results, settings. */
export function SignedIn({ speech, words, auth, user, userInfo }: Props) {
  const { errors } = words
  return (
    <div className="cols profile">
      <Identity speech={speech} auth={auth} errors={errors} userInfo={userInfo} since={user.createdAt} />
      <Career speech={speech} userInfo={userInfo} />
      <div className="stack">
        <Settings speech={speech} errors={errors} userInfo={userInfo} />
        <Submissions locale={speech.locale} words={words} account={user.id} />
        <KeepOwn locale={speech.locale} account={userInfo} />
        <AccountActions speech={speech} auth={auth} errors={errors} userInfo={userInfo} isAdmin={user.isAdmin} />
      </div>
    </div>
  )
}

function Career({ speech, userInfo: { points, statistics } }: { speech: Speech; userInfo: UserInfo }) {
  const ratings = useRatings()
  const records = recordsOf(statistics)
  const today = localDay()
  const days = streakDays(records)
  const streak = streakOf(days.played, today, days.repairs).length
  const played = GAME_IDS.filter((game) => statistics[game]?.length)
  return (
    <div className="stack career">
      <Numbers {...speech} points={points} streak={streak} records={records} />
      {records.length > 0 && <Season {...speech} played={records.map(({ date }) => date)} today={today} />}
      <div className="cols2">
        {played.map((game) => (
          <GameCard
            key={game}
            {...speech}
            game={game}
            records={statistics[game]!}
            today={today}
            rating={ratings.get(game)}
          />
        ))}
        <LiveMatch {...speech} />
        <Latest {...speech} statistics={statistics} />
        <Challenges {...speech} />
      </div>
      <Honours {...speech} statistics={statistics} points={points} today={today} />
    </div>
  )
}
