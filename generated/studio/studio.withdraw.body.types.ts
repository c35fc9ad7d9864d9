// GENERATED from schemas/studio/studio.calls.json sha256:f9b6e293733fc9c3 by tools/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/**
 * Id of the change.
 */
id: string
}
