// GENERATED from schemas/studio/studio.calls.json sha256:909be5ef7c3d01a4 by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
