import t from '#i18n/messages/es/keep.json' with { type: 'json' }

export { t }
