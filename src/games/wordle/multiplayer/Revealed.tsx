import type { Answer } from '../engine/index.ts'
import { Portrait, PortraitBy } from '../Portrait.tsx'
import { usePortrait } from '../use-portrait.ts'
import { answerLine, type Words } from '../words.ts'

type Props = {
  answer: Answer
  itWas: string
  /** Null while the players load. */
  words: Words | null
}

/** Who it was, with a picture where there is one. */
export function Revealed({ answer, itWas, words }: Props) {
  const { shown, author, onLost } = usePortrait(answer.id, words?.pack)
  const flag = words?.pack.countries.get(answer.nation)?.flag
  return (
    <div className="res">
      {words && shown && <Portrait answer={answer} words={words} onLost={onLost} />}
      <div>
        <p className="muted sm">{itWas}</p>
        <h2 className="d big">{answer.name}</h2>
        {words && (
          <p className="sm muted row">
            {flag && <img className="flag" src={`/flags/${flag}.svg`} alt="" width={22} height={15} />}
            {answerLine(answer, words)}
          </p>
        )}
        {words && shown && <PortraitBy author={author} words={words} plain />}
      </div>
    </div>
  )
}
