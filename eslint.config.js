import astro from 'eslint-plugin-astro'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const OWN_FORMATS = [
  "MemberExpression[object.name='Intl'][property.name=/^(DateTimeFormat|NumberFormat)$/]",
  'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
].map((selector) => ({ selector, message: 'Use date.ts, format.ts or measures.ts of src/i18n.' }))

export default [
  {
    ignores: [
      'dist/',
      '.vercel/',
      '.astro/',
      '.partykit/',
      '.wrangler/',
      '.data/',
      '.cache/',
      'node_modules/',
      'src/data/generated/',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...tseslint.configs.recommended,
  ...astro.configs.recommended,
  // Not below the UI, where tests/unit/architecture.test.ts allows no React: the rules compile every file they see.
  {
    ...reactHooks.configs.flat.recommended,
    files: ['src/**/*.{ts,tsx}', 'tests/**/*.tsx'],
    ignores: ['src/{core,contracts,data,i18n,pictures,search,server,inline,integrations}/**'],
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      complexity: ['error', 20],
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
    },
  },
  // A `describe` block is a function too, as long as the cases in it.
  { files: ['tests/**'], rules: { 'max-lines-per-function': 'off' } },
  {
    files: ['src/**/*.{ts,tsx,astro}', 'party/**/*.ts'],
    ignores: ['src/i18n/**'],
    rules: { 'no-restricted-syntax': ['error', ...OWN_FORMATS] },
  },
]
