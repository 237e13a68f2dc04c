import { Cog, History, Image, Shirt, UserRound } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { UserInfo } from '#contracts/users.ts'
import { recordsOf } from '#stores/local-progress.ts'
import { localDay } from '#stores/local-day.ts'
import { readOwnRatings } from '#stores/own-ratings.ts'
import { setPreference } from '#stores/preferences.ts'
import type { SessionUser } from '#stores/session.ts'
import type { SharedMessages } from '#overlays/words/index.ts'
import { aside } from '#ui/aside.ts'
import KeepOwn from '../keep/KeepOwn.tsx'
import { SubmissionList } from '../submissions/List.tsx'
import { AccountActions } from './AccountActions.tsx'
import { Albums, type AlbumSizes } from './Albums.tsx'
import { Challenges } from './Challenges.tsx'
import { Columns } from './Columns.tsx'
import { Fold } from './Fold.tsx'
import { Folds } from './Folds.tsx'
import { Games } from './Games.tsx'
import { Identity } from './Identity.tsx'
import { Latest } from './Latest.tsx'
import { LiveMatch } from './LiveMatch.tsx'
import { ProfileStats } from './Numbers.tsx'
import { Season } from './Season.tsx'
import { Settings } from './Settings.tsx'
import type { MoreWords, Speech } from './words.ts'

const DressingRoom = aside(() => import('./DressingRoom.tsx'))
const Week = aside(() => import('./Week.tsx'))
const Honours = aside(() => import('./Honours.tsx'))

const SUBMISSIONS_SHOWN = 5

type Props = {
  speech: Speech
  sizes: AlbumSizes
  words: MoreWords
  auth: SharedMessages['auth']
  user: SessionUser
  userInfo: UserInfo
}

/** Profile of the signed-in player: identity and figures first, settings folded. */
export function SignedIn({ speech, sizes, words, auth, user, userInfo }: Props) {
  const { errors, submissions, looks } = words
  const { locale, t } = speech
  const { points, statistics } = userInfo
  const ratings = useRatings()
  const [today] = useState(localDay)
  const records = recordsOf(statistics)
  return (
    <Columns
      left={
        <>
          <Identity
            speech={speech}
            auth={auth}
            errors={errors}
            looks={looks}
            userInfo={userInfo}
            since={user.createdAt}
          />
          <ProfileStats {...speech} points={points} records={records} today={today} />
        </>
      }
      middle={
        <>
          <Games {...speech} statistics={statistics} today={today} ratings={ratings} />
          <Suspense>
            <Week locale={locale} records={records} today={today} />
          </Suspense>
          <Suspense>
            <Honours {...speech} statistics={statistics} today={today} />
          </Suspense>
        </>
      }
      right={
        <>
          <Season {...speech} played={records.map(({ date }) => date)} today={today} />
          <Albums {...speech} sizes={sizes} statistics={statistics} />
          <LiveMatch {...speech} />
          <Challenges {...speech} />
          <Folds>
            {records.length > 0 && (
              <Fold icon={History} title={t.latest}>
                <Latest {...speech} statistics={statistics} />
              </Fold>
            )}
            <Fold icon={Shirt} title={looks.title}>
              <Suspense>
                <DressingRoom
                  locale={locale}
                  points={points}
                  preferences={userInfo.preferences}
                  onChoose={setPreference}
                />
              </Suspense>
            </Fold>
            <Fold icon={Cog} title={t.settings}>
              <Settings speech={speech} errors={errors} userInfo={userInfo} />
            </Fold>
            <Fold icon={Image} title={submissions.title}>
              <SubmissionList
                locale={locale}
                t={submissions}
                errors={errors}
                account={user.id}
                limit={SUBMISSIONS_SHOWN}
              />
            </Fold>
            <Fold icon={UserRound} title={t.account}>
              <div className="stack">
                <AccountActions
                  speech={speech}
                  auth={auth}
                  errors={errors}
                  userInfo={userInfo}
                  isAdmin={user.isAdmin}
                />
                <KeepOwn locale={locale} account={userInfo} />
              </div>
            </Fold>
          </Folds>
        </>
      }
    />
  )
}

/** Ratings of the account by game; empty while loading and without any. */
function useRatings(): ReadonlyMap<string, number> {
  const [ratings, setRatings] = useState<ReadonlyMap<string, number>>(new Map())
  useEffect(() => {
    let isWanted = true
    void readOwnRatings().then((own) => isWanted && setRatings(new Map(own.map(({ game, rating }) => [game, rating]))))
    return () => void (isWanted = false)
  }, [])
  return ratings
}
