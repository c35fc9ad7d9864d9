// GENERATED from schemas/studio/studio.calls.json sha256:fed8a5fba56e0fd1 by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
