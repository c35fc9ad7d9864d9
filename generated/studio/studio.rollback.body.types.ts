// GENERATED from schemas/studio/studio.calls.json sha256:ba3f88dfdc7ef079 by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
