import end from '#i18n/messages/es/end.json' with { type: 'json' }
import progress from '#i18n/messages/es/progress.json' with { type: 'json' }

export const words = { end, progress }
