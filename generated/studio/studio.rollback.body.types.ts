// GENERATED from schemas/studio/studio.calls.json sha256:732055c44f7ef3d2 by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
