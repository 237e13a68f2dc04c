import { useState } from 'react'
import type { ShownPicture } from '#contracts/admin-desk.ts'
import { Button } from '#ui/Button.tsx'
import { wordFor, type Speech } from '../words.ts'
import type { Asked } from './AskPicture.tsx'

export const isReplaced = ({ author, licence }: ShownPicture): boolean => author !== null || licence !== null
export const isHidden = ({ takenDown }: ShownPicture): boolean => takenDown !== null

type Props = { speech: Speech; picture: ShownPicture; onAsk: (asked: Asked) => void }

/** A footballer's picture with its state and actions. */
export function PictureCard({ speech, picture, onAsk }: Props) {
  const { admin } = speech.t
  const { footballer, author, licence, takenDown } = picture
  const ask = (to: ShownPicture['takenDown']) => () => onAsk({ picture, to })
  const state = takenDown ? admin[`state-${takenDown}`] : isReplaced(picture) ? admin.stateReplaced : admin.stateDrawing
  return (
    <li className="card shown" aria-label={footballer.name}>
      <Face key={String(takenDown)} footballer={footballer.id} hidden={takenDown === 'everything'} />
      <div className="grow">
        <h3>{footballer.name}</h3>
        <p className="xs muted">
          {[author, licence && wordFor(admin, `licence-${licence}`, licence)].filter(Boolean).join(' · ')}
        </p>
        <span className={takenDown ? 'chip chip-a' : 'chip'}>{state}</span>
      </div>
      <div className="row wrap">
        {takenDown && (
          <Button size="small" onClick={ask(null)}>
            {admin.showAgain}
          </Button>
        )}
        {isReplaced(picture) && !takenDown && (
          <Button size="small" onClick={ask('replacement')}>
            {admin.hideReplacement}
          </Button>
        )}
        {takenDown !== 'everything' && (
          <Button size="small" onClick={ask('everything')}>
            {admin.hideEverything}
          </Button>
        )}
      </div>
    </li>
  )
}

function Face({ footballer, hidden }: { footballer: string; hidden: boolean }) {
  const [missing, setMissing] = useState(hidden)
  if (missing) return <span className="face" aria-hidden="true" />
  return <img className="face" src={`/img/portrait/${footballer}.webp?w=64`} alt="" onError={() => setMissing(true)} />
}
