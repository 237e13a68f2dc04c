import end from '#i18n/messages/en/end.json' with { type: 'json' }
import progress from '#i18n/messages/en/progress.json' with { type: 'json' }

export const words = { end, progress }
