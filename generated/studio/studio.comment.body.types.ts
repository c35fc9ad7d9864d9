// GENERATED from schemas/studio/studio.calls.json sha256:818a1c3c11b2d66a by engine/compiler; do not edit; run npm run schemas
export interface StudioComment {
/** Id of the change. */
id: string
/** Which it is about; absent for the change as a whole. */
path?: string
/** What is said. */
text: string
}
