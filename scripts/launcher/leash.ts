// Loaded into every child with --import: the child exits when the launcher is gone (even by kill -9), so that no server
// stays on its port.

const GRACE_MS = 2000

if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.exit(1), GRACE_MS).unref()
  })
}
