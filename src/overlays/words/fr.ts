import auth from '#i18n/messages/fr/auth.json' with { type: 'json' }
import common from '#i18n/messages/fr/common.json' with { type: 'json' }
import play from '#i18n/messages/fr/play.json' with { type: 'json' }
import progress from '#i18n/messages/fr/progress.json' with { type: 'json' }

export const words = { auth, common, play, progress }
