import { useCallback, useEffect, useState, type ComponentType } from 'react'
import type { ChallengeAnswer } from '#contracts/challenges.ts'
import type { OwnWords, PlayWords } from '#play/game.ts'
import type { Locale } from '#i18n/locales.ts'
import { Dare } from '#play/challenge/Dare.tsx'
import type { ChallengeProps, ChallengeWords } from '#play/challenge/challenge.ts'
import { readChallenge } from '#stores/challenges.ts'
import { CHALLENGED } from './challenged.ts'

type Props = {
  /** As anybody may see it. */
  challenge: ChallengeAnswer
  packUrl: string
  /** The game with whatever its practice lets one choose. */
  deal: string
  /** What the game asks, and where a new run of it begins. */
  hook: string
  practice: string
  locale: Locale
  t: PlayWords<OwnWords> & { challenge: ChallengeWords }
}

/** The page of a challenge: what there is to beat, then the game's own face, loaded when somebody takes it on. */
export default function ChallengePage({ challenge: told, packUrl, deal, hook, practice, locale, t }: Props) {
  const [challenge, setChallenge] = useState(told)
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  const [Face, setFace] = useState<ComponentType<ChallengeProps> | null>(null)

  const take = useCallback(async () => {
    setLoading(true)
    setFailed(false)
    try {
      const { default: face } = await CHALLENGED[told.game]!()
      setFace(() => face as ComponentType<ChallengeProps>)
    } catch {
      setFailed(true)
    }
    setLoading(false)
  }, [told.game])

  useEffect(() => {
    let current = true
    void readChallenge(told.code).then((reply) => {
      if (!current || !reply.ok) return
      setChallenge(reply.answer)
      // There is nothing left to take on: both boards are what one came for.
      if (reply.answer.you === 'done') void take()
    })
    return () => void (current = false)
  }, [told.code, take])

  if (Face) return <Face {...{ challenge, packUrl, locale, t }} />
  return (
    <Dare
      {...{ challenge, deal, hook, practice, loading, failed, locale }}
      game={t.own.title}
      onTake={() => void take()}
      t={t.challenge}
    />
  )
}
