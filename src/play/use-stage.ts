import { useEffect, useRef } from 'react'

/**
 * Whatever somebody had scrolled to: what an action changed comes into sight. What does not fit scrolls by keyboard too.
 * Measured in the frame that shows it, whose layout has to be made anyway (decision 082).
 */
export function useStage(view: unknown) {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => stage.current && showNewest(stage.current))
    return () => cancelAnimationFrame(frame)
  }, [view])
  return stage
}

function showNewest(stage: HTMLElement) {
  const newest = stage.querySelectorAll('[data-newest]')
  newest.item(newest.length - 1)?.scrollIntoView({ block: 'nearest' })
  if (stage.scrollHeight > stage.clientHeight) stage.tabIndex = 0
  else stage.removeAttribute('tabindex')
}
