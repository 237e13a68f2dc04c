/** Google's logo in the colours of its branding guidelines. */
export function GoogleMark() {
  return (
    <svg className="i" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8c-.5 2.8-2 5.1-4.4 6.7v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.2z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.9 0 10.9-2 14.5-5.3l-7.1-5.5c-2 1.3-4.5 2.1-7.4 2.1-5.7 0-10.5-3.8-12.2-9H4.5V34A22 22 0 0 0 24 46z"
      />
      <path fill="#fbbc05" d="M11.8 28.3a13.2 13.2 0 0 1 0-8.5V14H4.5a22 22 0 0 0 0 20l7.3-5.7z" />
      <path
        fill="#ea4335"
        d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A22 22 0 0 0 4.5 14l7.3 5.7c1.7-5.2 6.5-8.9 12.2-8.9z"
      />
    </svg>
  )
}
