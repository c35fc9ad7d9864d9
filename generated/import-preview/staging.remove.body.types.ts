// GENERATED from schemas/import-preview/staging.calls.json sha256:29110e408a870bf4 by tools/compiler; do not edit; run npm run schemas
export interface StagingRemove {
/**
 * A UUID that whoever sends the file has chosen.
 */
upload: string
}
