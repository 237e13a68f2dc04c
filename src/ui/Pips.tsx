type Props = { used: number; max: number; over: boolean }

/** Guesses as dots: past ones grey, the current one ringed. Decoration: the figure stands in words beside it. */
export function Pips({ used, max, over }: Props) {
  const look = (at: number) => (at < used ? 'x' : at === used && !over ? 'o' : undefined)
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: max }, (_, at) => (
        <i key={at} className={look(at)} />
      ))}
    </span>
  )
}
