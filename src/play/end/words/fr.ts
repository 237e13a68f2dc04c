import end from '#i18n/messages/fr/end.json' with { type: 'json' }
import progress from '#i18n/messages/fr/progress.json' with { type: 'json' }

export const words = { end, progress }
