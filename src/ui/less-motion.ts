/** True when movement is to be left out: the player's own choice (src/inline/display.ts), else the system's. */
export function wantsLessMotion(): boolean {
  const { motion } = document.documentElement.dataset
  if (motion === 'full') return false
  return motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
