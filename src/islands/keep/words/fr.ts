import t from '#i18n/messages/fr/keep.json' with { type: 'json' }

export { t }
