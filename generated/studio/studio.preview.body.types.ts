// GENERATED from schemas/studio/studio.calls.json sha256:923d9b5e22f6ea19 by engine/compiler; do not edit; run npm run schemas
export interface StudioPreview {
/**
 * The files that differ from what is stored.
 * 
 * @maxItems 500
 */
draft?: {
/** Path from the root of the project. */
path: string
/** The whole text of the file, as JSON: its last line end belongs to it. */
text: string
}[]
/**
 * The files that the page shows.
 * 
 * @maxItems 50
 */
shown?: {
/** What the file describes. */
kind: string
/** Its name without kind and ending. */
name: string
}[]
/** Hash of the last checked draft that the page has the changes of: those of the new draft can then be made to it. */
known?: string
}
