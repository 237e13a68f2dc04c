import { Button } from '#ui/Button.tsx'
import { choosesWords, playsInWords, wordsAction } from './words.ts'

type Props = {
  view: { inWords: boolean } | null
  busy: boolean
  act: (action: ReturnType<typeof wordsAction>) => void
  className?: string | undefined
  t: { inWords: string; inPictures: string }
}

/** Switch between pictures and the text version. */
export function WordsSwitch({ view, busy, act, className, t }: Props) {
  const inWords = view !== null && (view.inWords || playsInWords())
  const name = inWords ? t.inPictures : t.inWords
  return (
    <Button
      look={inWords ? 'outline' : 'quiet'}
      size="small"
      className={className}
      busy={busy || !view}
      aria-label={name}
      title={name}
      onClick={() => {
        choosesWords(!inWords)
        act(wordsAction(!inWords))
      }}
    >
      Aa
    </Button>
  )
}
