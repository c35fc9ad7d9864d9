// GENERATED from schemas/studio/studio.calls.json sha256:923d9b5e22f6ea19 by engine/compiler; do not edit; run npm run schemas
export interface StudioSave {
/** What the change is for, where it is sent to be published. */
title?: string
/**
 * The files that are to be written.
 * 
 * @maxItems 500
 */
draft?: {
/** Path from the root of the project. */
path: string
/** The text that the draft was made from, as JSON. */
base: string
/** The whole text of the file, as JSON: its last line end belongs to it. */
text: string
}[]
/**
 * Which value of a conflict is kept.
 * 
 * @maxItems 5000
 */
choices?: {
/** Path from the root of the project. */
path: string
/** JSON Pointer of the value in the file. */
pointer: string
/** Whose value. */
keep: ("mine" | "theirs")
}[]
}
