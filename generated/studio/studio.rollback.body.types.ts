// GENERATED from schemas/studio/studio.calls.json sha256:e76ac989a9999f07 by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
