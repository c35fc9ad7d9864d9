// GENERATED from schemas/studio/studio.calls.json sha256:cb459b68e1518bad by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
