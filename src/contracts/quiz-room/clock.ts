/** Of these messages: a page that speaks another one is told to `reload` when no match is disturbed by it. */
export const QUIZ_WIRE = 1

/** A page pings so often; a pong that is not there after PONG_MS means that the connection is lost. */
export const HEARTBEAT_MS = 30_000
export const PONG_MS = 10_000
/** Before each try to reconnect, drawn anew between 0 and the figure. */
export const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000] as const
/** A question comes so long before it may be answered, so that it is there in time everywhere. */
export const EARLY_MS = 1_000
