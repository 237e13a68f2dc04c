/** Groups rows by footballer, in file order. */
export const byFootballer = <R extends { footballer: string }>(rows: readonly R[]): Map<string, R[]> =>
  Map.groupBy(rows, ({ footballer }) => footballer)
