// GENERATED from schemas/import-preview/staging.calls.json sha256:a6e582acf4cd9d42 by engine/compiler; do not edit; run npm run schemas
export interface StagingStart {
/** A UUID that whoever sends the file has chosen. */
upload: string
/** Which column is which field. */
mapping: {
/** By the name of the column. */
columns: {
[k: string]: {
/** Path of the field. */
to: string
/** How days are written. */
date?: ("MM/DD/YYYY" | "DD/MM/YYYY" | "YYYY/MM/DD")
}
}
}
/** The file has every member: others are staged no longer. */
whole?: boolean
/** Of a file without a byte order mark; absent: UTF-8. */
encoding?: ("utf-8" | "utf-16le" | "utf-16be" | "windows-1252")
}
