// GENERATED from schemas/session/session.calls.json sha256:3135a1599f1eafc4 by engine/compiler; do not edit; run npm run schemas
export interface SessionActiveAnswer {
/** False where an outside identity provider keeps the sessions. */
noted: boolean
}
export interface SessionEndAnswer {
/** How many sessions have ended by this. */
ended: number
}
export type SessionEndOthersAnswer = SessionEndAnswer
