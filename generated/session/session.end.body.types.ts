// GENERATED from schemas/session/session.calls.json sha256:3135a1599f1eafc4 by engine/compiler; do not edit; run npm run schemas
export interface SessionEnd {
/** The _id of the session. */
_id: string
}
