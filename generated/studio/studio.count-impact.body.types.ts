// GENERATED from schemas/studio/studio.calls.json sha256:923d9b5e22f6ea19 by engine/compiler; do not edit; run npm run schemas
export interface StudioCountImpact {
/** Id of the change. */
id: string
/** The count that goes on is ended. */
isCancelled?: boolean
}
