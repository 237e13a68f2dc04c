import { useEffect, useRef } from 'react'
import { ClubBadge } from '#ui/ClubBadge.tsx'
import type { Answer, View } from './engine/index.ts'
import { answerLine, nationName, resultText, type Words } from './words.ts'

type Props = { view: View & { answer: Answer }; words: Words; fresh: boolean }

/** Who it was and how it went; takes the focus when it has just ended. */
export function Verdict({ view, words, fresh }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh) heading.current?.focus()
  }, [fresh])
  const { answer } = view
  const club = answer.club === null ? undefined : words.pack.clubs.get(answer.club)
  const flag = words.pack.countries.get(answer.nation)?.flag
  const result = `${words.t.fullTime} ${resultText(view, words.t)}`
  return (
    <div className="res">
      <span className="portrait" aria-hidden="true">
        {club && <ClubBadge club={club} size={64} />}
        <img src={`/flags/${flag}.svg`} alt="" width={36} height={24} />
      </span>
      <div>
        <p className="sm muted">{result}</p>
        <h2 ref={heading} tabIndex={-1} className="d" aria-label={`${result} ${answer.name}`}>
          {answer.name}
        </h2>
        <p className="sm row">
          <img className="flag" src={`/flags/${flag}.svg`} alt="" width={22} height={15} />
          <span className="vh">{nationName(answer.nation, words)}, </span>
          {answerLine(answer, words)}
        </p>
      </div>
    </div>
  )
}
