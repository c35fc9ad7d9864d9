// GENERATED from schemas/import-preview/staging.calls.json sha256:a6e582acf4cd9d42 by engine/compiler; do not edit; run npm run schemas
export interface StagingRemove {
/** A UUID that whoever sends the file has chosen. */
upload: string
}
