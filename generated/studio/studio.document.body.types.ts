// GENERATED from schemas/studio/studio.calls.json sha256:923d9b5e22f6ea19 by engine/compiler; do not edit; run npm run schemas
export interface StudioDocument {
/** SHA-256 of the compiled draft. */
hash: string
/** Name of the document. */
document: string
/** One of those that it is written in (BCP 47); by default the first. */
language?: string
/** With the document as PDF. */
pdf?: boolean
}
