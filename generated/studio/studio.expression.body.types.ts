// GENERATED from schemas/studio/studio.calls.json sha256:923d9b5e22f6ea19 by engine/compiler; do not edit; run npm run schemas
export interface StudioExpression {
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
/** Path from the root of the project. */
path: string
/** JSON Pointer of the expression in the file. */
pointer: string
/** CEL in one line, as JSON. */
source: string
/** Characters before the caret; absent where nothing is to be proposed. */
caret?: number
/** A sample or the id of a stored record to evaluate it for, with changes, as JSON. */
trial?: string
/** Whether the combinations of its conditions are wanted. */
hasCases?: boolean
/** Whether it is wanted what the condition may be about, and the condition as it is chosen. */
hasSubjects?: boolean
}
