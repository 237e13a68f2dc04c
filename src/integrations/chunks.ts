import { LOCALES } from '../i18n/locales.ts'

/**
 * Chunks for code that every island needs, that most need, and that all games in play share: three files compress
 * better than two dozen small ones. Everything else is split by use.
 */
export const chunks: { name: string; test: RegExp; priority?: number }[] = [
  // A group includes the imports of its modules, so these shared modules are excluded: they would load on every page.
  { name: 'fields', test: /\/src\/styles\/fields\.css$/, priority: 1 },
  { name: 'chips', test: /\/src\/styles\/chips\.css$/, priority: 1 },
  { name: 'atom', test: /node_modules\/nanostores\/(atom|clean-stores)\//, priority: 4 },
  { name: 'computed', test: /node_modules\/nanostores\/(computed|lifecycle)\//, priority: 3 },
  {
    name: 'react',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|nanostores|@nanostores|@astrojs\/react)\//,
    priority: 2,
  },
  {
    name: 'base',
    test: inSource(
      'core/(days|display-word|picture-address)',
      'i18n/(date|format)',
      'i18n/locales',
      'overlays/(lazy-overlays|app-error|with-sheets)',
      'play/newest',
      'stores/(app-error|header|local-day|persisted|session-cookie)',
      'ui/(Button|Icon|aside|intent|use-loaded)',
    ),
  },
  {
    name: 'play',
    test: inSource(
      'play/(PlayFrame|Refusal|use-ending|use-keyboard|use-pack|tools/\\w+)',
      'stores/pack',
      'ui/(ConfirmButton|Pips|Wide)',
    ),
  },
  {
    name: 'run',
    test: inSource(
      'play/(use-steps|use-held-run|pictures/use-tries|daily/Notices|reach/or-plain)',
      'stores/(run|run-answer|run-api)',
    ),
  },
  // Separate, because practice from the server does not need it.
  { name: 'today', test: inSource('play/daily/(Today|daily-run)') },
  { name: 'cues', test: inSource('play/cues/(follow|play-cue)') },
  // Named by language, so that the service worker can exclude the other ones.
  ...LOCALES.map((name) => ({ name, test: new RegExp(`/src/i18n/messages/${name}/honours\\.json$`) })),
  // Separate, because the log-in dialog needs levels but not the settings.
  { name: 'levels', test: inSource('core/levels'), priority: 1 },
  {
    name: 'settings',
    test: inSource('core/(display|practice-leagues)', 'play/practice/drawn', 'stores/display'),
  },
  { name: 'dealt', test: inSource('play/practice/Dealt') },
  { name: 'face', test: inSource('play/FirstFace') },
  { name: 'level-up', test: /\/src\/(styles\/pitch|play\/end\/level-up\.module)\.css$/, priority: 1 },
  { name: 'cards', test: /\/src\/play\/duel\/card\.module\.css$/, priority: 1 },
  { name: 'progress', test: inSource('play/(use-reveal|progress/ProgressStrip)'), priority: 1 },
  {
    name: 'age',
    test: inSource(
      'core/mean',
      'games/(age/(rules/terms|view/play/game)|estimate/(rules/(figures|terms)|view/(Dock|game|revealed)))',
      'play/(number/NumberDock|subject/Subject|progress/HeatProgress|heat/heat)',
      'ui/Number(Entry|Line)',
    ),
  },
  { name: 'duel', test: inSource('play/duel/(Marks|reveal|use-keys)', 'games/duel/terms') },
  {
    name: 'higherlower',
    test: inSource('games/higherlower/view/(play/(Dock|euros|game)|modes/today-game)'),
  },
  { name: 'statistics', test: inSource('games/statistics/view/play/(Asking|Dock|game)') },
  { name: 'search', test: inSource('ui/(PlayerSearch|use-player-search)') },
  { name: 'wordle', test: inSource('games/wordle/(rules/terms|view/play/(Dock|Knowledge|game|kinds))') },
  { name: 'pictures', test: inSource('play/looks/StandIn', 'play/pictures/(WordsSwitch|words)') },
  { name: 'looks', test: inSource('play/looks/(Stage|Tally|moves|on-demand|typed|use-done)') },
  { name: 'pixels', test: inSource('games/pixels/view/play/(Asking|Dock|game)') },
  { name: 'blur', test: inSource('games/blur/view/play/(Asking|Dock|Eight|crest-url|game|on-demand)') },
  {
    name: 'split',
    test: inSource('games/split/(rules/terms|words|view/play/(Asking|Dock|chosen|game))'),
  },
  {
    name: 'career-path',
    test: inSource('games/career-path/(rules/terms|view/play/(Dock|PathTable|game))'),
  },
]

/** Matches modules of src by path, without the extension. */
function inSource(...paths: string[]): RegExp {
  return new RegExp(`/src/(${paths.join('|')})\\.tsx?$`)
}
