// GENERATED from schemas/import-preview/staging.calls.json sha256:29110e408a870bf4 by tools/compiler; do not edit; run npm run schemas
export interface StagingPiece {
/**
 * A UUID that whoever sends the file has chosen.
 */
upload: string
/**
 * Whose members they are.
 */
organization: string
/**
 * Name of the file.
 */
name: string
/**
 * Bytes of the whole file.
 */
size: number
/**
 * Where the piece begins in the file.
 */
first: number
}
