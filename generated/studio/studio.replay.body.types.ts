// GENERATED from schemas/studio/studio.calls.json sha256:923d9b5e22f6ea19 by engine/compiler; do not edit; run npm run schemas
export interface StudioReplay {
/** SHA-256 of the compiled draft. */
hash: string
/** Name of the workflow. */
workflow: string
/** Where the last answer ended; absent for the first. */
after?: string
}
