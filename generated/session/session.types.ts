// GENERATED from schemas/session/session.schema.json and 2 more sha256:f5426520bf4232c3 by tools/compiler; do not edit; run npm run schemas
/**
 * A user's stay from signing in until the end, on one device.
 */
export interface Session {
/**
 * Names the session; it opens nothing.
 */
_id: string
/**
 * Browser and system, as the browser names them.
 */
device?: string
/**
 * A moment, stored as RFC 3339 with its offset and shown in local time.
 */
startedAt?: string
/**
 * A moment, stored as RFC 3339 with its offset and shown in local time.
 */
activeAt?: string
/**
 * The session that asks.
 */
isThis: boolean
/**
 * An outside identity provider keeps the sessions; the product knows none of them.
 */
isElsewhere?: boolean
}
