import { useEffect, useRef, useState, type RefObject } from 'react'

/** Fraction of viewport height an element must reach to count as seen. */
const AT_LEAST = '0px 0px -20%'

/** True once the element has been in sight since it was mounted. */
export function useSeen<Shown extends Element>(): { ref: RefObject<Shown | null>; seen: boolean } {
  const ref = useRef<Shown>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || seen) return
    const look: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    }
    const observer = new IntersectionObserver(look, { rootMargin: AT_LEAST })
    observer.observe(element)
    return () => observer.disconnect()
  }, [seen])
  return { ref, seen }
}
