// GENERATED from schemas/studio/studio.calls.json sha256:70de236176e61203 by engine/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
