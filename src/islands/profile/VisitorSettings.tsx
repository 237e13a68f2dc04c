import { useStore } from '@nanostores/react'
import { Cog } from 'lucide-react'
import { useState } from 'react'
import { $preferences } from '#stores/local-progress.ts'
import { setPreference } from '#stores/preferences.ts'
import { Fold } from './Fold.tsx'
import PlaySettings from './PlaySettings.tsx'
import { Saved } from './Saved.tsx'
import type { Speech } from './words.ts'

/** A visitor's settings; stored in this browser and handed over to an account with the progress. */
export default function VisitorSettings({ speech }: { speech: Speech }) {
  const preferences = useStore($preferences)
  const [saved, setSaved] = useState(false)
  return (
    <Fold icon={Cog} title={speech.t.settings}>
      <div className="stack settings">
        <Saved saved={saved} t={speech.t} />
        <PlaySettings
          speech={speech}
          preferences={preferences}
          onChoose={async (key, value) => setSaved(await setPreference(key, value))}
        />
      </div>
    </Fold>
  )
}
