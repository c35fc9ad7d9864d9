// GENERATED from schemas/studio/studio.calls.json sha256:4209e6f0eff15073 by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
