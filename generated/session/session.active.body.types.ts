// GENERATED from schemas/session/session.calls.json sha256:632def431651d8a5 by tools/compiler; do not edit; run npm run schemas
export interface SessionActive {
/**
 * Milliseconds since then.
 */
idle: number
}
