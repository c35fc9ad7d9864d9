// GENERATED from schemas/studio/studio.calls.json sha256:1d44d758a9f765ac by engine/compiler; do not edit; run npm run schemas
export interface StudioCountImpact {
/** Id of the change. */
id: string
/** The count that goes on is ended. */
isCancelled?: boolean
}
