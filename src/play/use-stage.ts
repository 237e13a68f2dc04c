import { useEffect, useRef } from 'react'

/**
 * Scrolls what an action changed into view; a stage that does not fit scrolls by keyboard too. Measures in the frame that
 * shows the change, which needs a layout anyway (docs/decisions/082).
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
