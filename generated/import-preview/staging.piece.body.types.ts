// GENERATED from schemas/import-preview/staging.calls.json sha256:a6e582acf4cd9d42 by engine/compiler; do not edit; run npm run schemas
export interface StagingPiece {
/** A random UUID (version 4) in lower case that whoever sends the file has chosen: nobody can guess it. */
upload: string
/** Whose members they are. */
organization: string
/** Name of the file. */
name: string
/** Bytes of the whole file. */
size: number
/** Where the piece begins in the file. */
first: number
}
