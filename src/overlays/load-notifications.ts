import { loadSharedMessages } from './words/index.ts'

/** The code of notifications and its words. Loaded before a form is sent, it can also report a lost connection. */
export const loadNotifications = () => Promise.all([import('./notifications-root.tsx'), loadSharedMessages()])
