import auth from '#i18n/messages/en/auth.json' with { type: 'json' }
import common from '#i18n/messages/en/common.json' with { type: 'json' }
import play from '#i18n/messages/en/play.json' with { type: 'json' }
import progress from '#i18n/messages/en/progress.json' with { type: 'json' }

export const words = { auth, common, play, progress }
