import type { ShownPicture } from '#contracts/admin-desk.ts'
import { fill } from '#i18n/format.ts'
import * as api from '../api.ts'
import { Confirm } from '../Confirm.tsx'
import type { Speech } from '../words.ts'

/** A picture and the state to confirm; `to: null` shows it again. */
export type Asked = { picture: ShownPicture; to: ShownPicture['takenDown'] }

type Props = { speech: Speech; asked: Asked; onDone: (now: ShownPicture) => void; onClose: () => void }

/** Explains what players will see, then applies it. */
export function AskPicture({ speech, asked: { picture, to }, onDone, onClose }: Props) {
  const { admin } = speech.t
  const words = {
    replacement: { title: admin.hideReplacementTitle, text: admin.hideReplacementText, confirm: admin.hideReplacement },
    everything: { title: admin.hideEverythingTitle, text: admin.hideEverythingText, confirm: admin.hideEverything },
    again: { title: admin.showAgainTitle, text: admin.showAgainText, confirm: admin.showAgain },
  }[to ?? 'again']
  return (
    <Confirm
      speech={speech}
      title={fill(words.title, { name: picture.footballer.name })}
      text={words.text}
      confirm={words.confirm}
      decide={() => api.takeDown(picture.footballer.id, { takenDown: to })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
