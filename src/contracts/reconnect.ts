/** Before each try to reconnect to a room or shard, ms, drawn anew between 0 and the figure: none is stormed. */
export const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000] as const
/** A page pings so often; a pong that is not there after PONG_MS means that the connection is lost. */
export const HEARTBEAT_MS = 30_000
export const PONG_MS = 10_000
