import { useEffect, useState } from 'react'

/** A live region must exist, empty, before its text changes. */
export function Announcement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 100)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="vh" role="status">
      {spoken}
    </p>
  )
}
