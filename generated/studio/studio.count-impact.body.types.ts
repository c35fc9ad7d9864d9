// GENERATED from schemas/studio/studio.calls.json sha256:818a1c3c11b2d66a by engine/compiler; do not edit; run npm run schemas
export interface StudioCountImpact {
/** Id of the change. */
id: string
/** The count that goes on is ended. */
isCancelled?: boolean
}
