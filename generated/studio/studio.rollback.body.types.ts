// GENERATED from schemas/studio/studio.calls.json sha256:0780f2ae6ceb111a by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
