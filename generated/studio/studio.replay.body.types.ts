// GENERATED from schemas/studio/studio.calls.json sha256:818a1c3c11b2d66a by engine/compiler; do not edit; run npm run schemas
export interface StudioReplay {
/** SHA-256 of the compiled draft. */
hash: string
/** Name of the workflow. */
workflow: string
/** Where the last answer ended; absent for the first. */
after?: string
}
