// GENERATED from schemas/session/own-session.schema.json and 2 more sha256:eb6d376c0c6a6adc by engine/compiler; do not edit; run npm run schemas
/** A user's stay from signing in until the end, on one device. */
export interface OwnSession {
/** Names the session; it opens nothing. */
_id: string
/** Browser and system, as the browser names them. */
openedWith?: string
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
loggedInAt?: string
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
lastActiveAt?: string
/** The session that asks. */
isThis: boolean
/** An outside identity provider keeps the sessions; the product knows none of them. */
isElsewhere?: boolean
}
