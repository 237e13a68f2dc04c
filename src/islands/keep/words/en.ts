import t from '#i18n/messages/en/keep.json' with { type: 'json' }

export { t }
