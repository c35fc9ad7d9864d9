// GENERATED from schemas/studio/studio.calls.json sha256:21689eb324ee386c by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
