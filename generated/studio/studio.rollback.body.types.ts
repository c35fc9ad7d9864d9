// GENERATED from schemas/studio/studio.calls.json sha256:bbadc38d4d6b1480 by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
