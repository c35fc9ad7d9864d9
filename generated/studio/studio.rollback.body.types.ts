// GENERATED from schemas/studio/studio.calls.json sha256:610c44d09046c3d0 by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
