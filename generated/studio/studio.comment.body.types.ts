// GENERATED from schemas/studio/studio.calls.json sha256:0eb4957642ab180a by engine/compiler; do not edit; run npm run schemas
export interface StudioComment {
/** Id of the change. */
id: string
/** Which it is about; absent for the change as a whole. */
path?: string
/** What is said. */
text: string
}
