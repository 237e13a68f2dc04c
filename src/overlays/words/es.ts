import auth from '#i18n/messages/es/auth.json' with { type: 'json' }
import common from '#i18n/messages/es/common.json' with { type: 'json' }
import play from '#i18n/messages/es/play.json' with { type: 'json' }
import progress from '#i18n/messages/es/progress.json' with { type: 'json' }

export const words = { auth, common, play, progress }
