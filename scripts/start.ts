// `npm start`: the production build of the site, the embedded backend and the rooms, as one process group.
// Flags: --port --backend-port --inbox-port --rooms-port --host --data DIR --build DIR --verbose.
import { run } from './launcher/cli-error.ts'
import { session } from './launcher/session.ts'

await run(() => session('built'))
