/** Fails with a sentence when the work takes longer: a browser that hangs must not hold up the week unseen. */
export async function within<Result>(seconds: number, what: string, work: () => Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`${what}: not done within ${seconds} s.`)), seconds * 1000)
  try {
    return await Promise.race([work(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
