// GENERATED from schemas/studio/studio.calls.json sha256:c0a4de1e1df38f0c by tools/compiler; do not edit; run npm run schemas
export interface StudioComment {
/**
 * Id of the change.
 */
id: string
/**
 * Which it is about; absent for the change as a whole.
 */
path?: string
/**
 * What is said.
 */
text: string
}
