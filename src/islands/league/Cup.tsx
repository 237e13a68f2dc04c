import s from './cup.module.css'

/** The cup of a week, or its outline while nobody has won it. Decorative: the text next to it has the same content. */
export function Cup({ week, won = true }: { week: number; won?: boolean }) {
  return (
    <svg className={s.cup} viewBox="0 0 72 76" aria-hidden="true" data-won={won || undefined}>
      <path
        className={s.line}
        d="M18 14H6c0 18 6 24 14 25M54 14h12c0 18-6 24-14 25M36 52v10M24 71c0-6 4-9 12-9s12 3 12 9Z"
      />
      <path className={s.bowl} d="M16 4h40v24c0 15-8 25-20 25S16 43 16 28Z" />
      <text x="36" y="33" textAnchor="middle">
        {week}
      </text>
    </svg>
  )
}
