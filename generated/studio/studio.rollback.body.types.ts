// GENERATED from schemas/studio/studio.calls.json sha256:24eae03727c82a6d by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
