// GENERATED from schemas/studio/studio.calls.json sha256:df62c25fae530e0f by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
