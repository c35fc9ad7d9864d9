// GENERATED from schemas/studio/studio.calls.json sha256:388a3ad689e6ef59 by tools/compiler; do not edit; run npm run schemas
export interface StudioReadAnswer {
/**
 * Every file of the schema set.
 * 
 * @maxItems 5000
 */
files: {
/**
 * Path from the root of the project.
 */
path: string
/**
 * The whole text of the file.
 */
text: string
/**
 * What the file describes.
 */
kind: string
/**
 * Its name without kind and ending.
 */
name: string
}[]
/**
 * What describes each kind of file.
 * 
 * @maxItems 100
 */
metaSchemas: {
/**
 * Which kind.
 */
kind: string
/**
 * The whole text of the file.
 */
text: string
}[]
}
export interface StudioRunAnswer {
/**
 * The files that the command changes.
 * 
 * @maxItems 500
 */
changed: {
/**
 * Path from the root of the project.
 */
path: string
/**
 * The whole text of the file.
 */
text: string
}[]
}
export interface StudioCheckAnswer {
/**
 * What the compiler finds.
 * 
 * @maxItems 5000
 */
diagnostics: {
/**
 * Path from the root of the project.
 */
path: string
/**
 * JSON Pointer of the value in the file.
 */
pointer: string
/**
 * Line of the file.
 */
line: number
/**
 * Whether it keeps the schemas from being compiled.
 */
severity: ("error" | "warning")
/**
 * The kind of diagnostic.
 */
code: string
/**
 * What is wrong.
 */
message: string
/**
 * What to do.
 */
help?: string
/**
 * What people call the part of the file.
 */
location: string
}[]
}
export interface StudioSaveAnswer {
/**
 * The files as they are written.
 * 
 * @maxItems 500
 */
saved: {
/**
 * Path from the root of the project.
 */
path: string
/**
 * The whole text of the file.
 */
text: string
}[]
/**
 * Values that somebody else has changed as well; nothing is written while there are any.
 * 
 * @maxItems 5000
 */
conflicts: {
/**
 * Path from the root of the project.
 */
path: string
/**
 * JSON Pointer of the value in the file.
 */
pointer: string
/**
 * The value before both changes, as JSON.
 */
base?: string
/**
 * The value of the draft, as JSON.
 */
mine?: string
/**
 * The value of the file, as JSON.
 */
theirs?: string
}[]
}
