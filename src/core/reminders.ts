/** Calendar files (src/pages), and the hour of day that each reminds at. */
export const REMINDERS = { 'daily-8': 8, 'daily-13': 13, daily: 19 } as const
export type ReminderName = keyof typeof REMINDERS

/** Address without language. */
export const reminderPath = (name: ReminderName): string => `/calendar/${name}.ics`
