// Loaded into every child with --import: when the launcher is gone (even by kill -9), the child leaves too, so that
// no server is left behind on its port.

const LAST_WORDS_MS = 2000

if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), LAST_WORDS_MS).unref()
  })
}
