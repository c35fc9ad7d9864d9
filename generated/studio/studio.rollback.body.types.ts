// GENERATED from schemas/studio/studio.calls.json sha256:b893306f76b89bc2 by tools/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/**
 * Of the version.
 */
hash: string
}
