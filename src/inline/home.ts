import { startClock } from './clock.ts'
import { fillHome } from './fill-home.ts'
import { fillLive } from './live.ts'
import { progress, start } from './page.ts'

start(fillHome, () => {
  startClock(() => fillHome(progress()))
  void fillLive(progress().today)
})
