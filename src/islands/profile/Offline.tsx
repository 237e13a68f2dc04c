import { REMINDERS, reminderPath, type ReminderName } from '#core/reminders.ts'
import { localePath } from '#i18n/locales.ts'
import type { Speech } from './words.ts'

const NAMES = Object.keys(REMINDERS) as ReminderName[]

/** Calendar files with a daily reminder, and the link to offline practice. */
export function Offline({ locale, t }: Pick<Speech, 'locale' | 't'>) {
  return (
    <>
      <div className="setting">
        <span id="setting-reminder">{t.reminder}</span>
        <span className="seg" role="group" aria-labelledby="setting-reminder">
          {NAMES.map((name) => (
            <a key={name} href={localePath(locale, reminderPath(name))} download>
              {`${REMINDERS[name]}:00`}
            </a>
          ))}
        </span>
      </div>
      <p>
        <a className="lk" href={localePath(locale, '/offline')}>
          {t.offline}
        </a>
      </p>
    </>
  )
}
