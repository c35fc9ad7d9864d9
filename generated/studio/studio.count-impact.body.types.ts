// GENERATED from schemas/studio/studio.calls.json sha256:f1540d6ce6a47306 by tools/compiler; do not edit; run npm run schemas
export interface StudioCountImpact {
/**
 * Id of the change.
 */
id: string
/**
 * The count that goes on is ended.
 */
isCancelled?: boolean
}
