// GENERATED from schemas/studio/studio.calls.json sha256:82fa7d696d4f56e5 by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
