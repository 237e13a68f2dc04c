import type { ReactNode } from 'react'
import type { Names } from '../football-words.ts'
import { Subject } from './Subject.tsx'
import { SubjectLine } from './SubjectLine.tsx'
import { SubjectPicture } from './SubjectPicture.tsx'

type Who = Parameters<typeof SubjectLine>[0]['who'] & { id: string; name: string }

/** A footballer who is asked about: face or shirt, name, flag, position and club. */
export function FootballerSubject({ who, names, verdict }: { who: Who; names: Names; verdict: ReactNode }) {
  return (
    <Subject
      name={who.name}
      picture={<SubjectPicture who={who} pack={names.pack} />}
      line={<SubjectLine who={who} names={names} />}
      verdict={verdict}
    />
  )
}
