// GENERATED from schemas/studio/studio.calls.json sha256:14b6f641efe3f22b by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
