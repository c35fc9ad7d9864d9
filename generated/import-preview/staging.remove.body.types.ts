// GENERATED from schemas/import-preview/staging.calls.json sha256:9b690307a92903d4 by tools/compiler; do not edit; run npm run schemas
export interface StagingRemove {
/**
 * A UUID that whoever sends the file has chosen.
 */
upload: string
}
