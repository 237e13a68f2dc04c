import { useCallback, useEffect, useState, type ComponentType } from 'react'
import type { ChallengeAnswer } from '#contracts/challenges.ts'
import type { OwnWords, PlayWords } from '#play/game.ts'
import type { Locale } from '#i18n/locales.ts'
import { Dare } from '#play/challenge/Dare.tsx'
import type { ChallengeProps, ChallengeWords } from '#play/challenge/challenge.ts'
import { readChallenge } from '#stores/challenges.ts'
import { CHALLENGED } from './challenged.ts'

type Props = {
  /** The public answer of the challenge. */
  challenge: ChallengeAnswer
  packUrl: string
  /** Title of the game and its practice level. */
  deal: string
  /** The game's question, and the path where a new run starts. */
  hook: string
  practice: string
  locale: Locale
  t: PlayWords<OwnWords> & { challenge: ChallengeWords }
}

/** Page of a challenge: the result to beat, then the game's own page, loaded when the visitor accepts. */
export default function ChallengePage({ challenge: initial, packUrl, deal, hook, practice, locale, t }: Props) {
  const [challenge, setChallenge] = useState(initial)
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)
  const [GamePage, setGamePage] = useState<ComponentType<ChallengeProps> | null>(null)

  const accept = useCallback(async () => {
    setLoading(true)
    setFailed(false)
    try {
      const { default: page } = await CHALLENGED[initial.game]()
      setGamePage(() => page as ComponentType<ChallengeProps>)
    } catch {
      setFailed(true)
    }
    setLoading(false)
  }, [initial.game])

  useEffect(() => {
    let current = true
    void readChallenge(initial.code).then((reply) => {
      if (!current || !reply.ok) return
      setChallenge(reply.answer)
      // A finished challenge cannot be played again: open it to show both results.
      if (reply.answer.you === 'done') void accept()
    })
    return () => void (current = false)
  }, [initial.code, accept])

  if (GamePage) return <GamePage {...{ challenge, packUrl, locale, t }} />
  return (
    <Dare
      {...{ challenge, deal, hook, practice, loading, failed, locale }}
      game={t.own.title}
      onTake={() => void accept()}
      t={t.challenge}
    />
  )
}
