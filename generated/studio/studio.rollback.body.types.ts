// GENERATED from schemas/studio/studio.calls.json sha256:59b11f621b029201 by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
