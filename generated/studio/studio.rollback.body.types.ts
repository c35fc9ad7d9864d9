// GENERATED from schemas/studio/studio.calls.json sha256:024152ffa9c87a80 by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
