import { useEffect, useRef } from 'react'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import type { Answer, View } from './engine/index.ts'
import { Portrait, PortraitBy } from './Portrait.tsx'
import { usePortrait } from './use-portrait.ts'
import { answerLine, nationName, resultText, type Words } from './words.ts'

type Props = { view: View & { answer: Answer }; words: Words; fresh: boolean }

/** Who it was and how it went; takes the focus when it has just ended. */
export function Verdict({ view, words, fresh }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh) heading.current?.focus()
  }, [fresh])
  const { answer } = view
  const portrait = usePortrait(answer.id, words.pack)
  const club = answer.club === null ? undefined : words.pack.clubs.get(answer.club)
  const flag = words.pack.countries.get(answer.nation)?.flag
  const result = `${words.t.fullTime} ${resultText(view, words.t)}`
  return (
    <div className="res">
      {portrait.shown ? (
        <Portrait answer={answer} words={words} onLost={portrait.onLost} />
      ) : (
        <span className="portrait" aria-hidden="true">
          {club && <ClubCrest club={club} size={64} />}
          <img className="flag" src={`/flags/${flag}.svg`} alt="" width={36} height={24} />
        </span>
      )}
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
        {portrait.shown && <PortraitBy author={portrait.author} words={words} />}
      </div>
    </div>
  )
}
