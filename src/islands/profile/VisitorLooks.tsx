import { useStore } from '@nanostores/react'
import { Shirt } from 'lucide-react'
import { useCallback } from 'react'
import { loadLookWords } from '#play/dressing-room/words.ts'
import { $preferences } from '#stores/local-progress.ts'
import { setPreference } from '#stores/preferences.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import DressingRoom from './DressingRoom.tsx'
import { Fold } from './Fold.tsx'
import type { Speech } from './words.ts'

type Props = Pick<Speech, 'locale'> & { points: number }

/** A visitor's dressing room; stored in this browser and handed over to an account with the progress. */
export default function VisitorLooks({ locale, points }: Props) {
  const preferences = useStore($preferences)
  const { loaded: t } = useLoaded(useCallback(() => loadLookWords(locale), [locale]))
  if (!t) return null
  return (
    <Fold icon={Shirt} title={t.title}>
      <DressingRoom {...{ locale, points, preferences }} onChoose={setPreference} />
    </Fold>
  )
}
