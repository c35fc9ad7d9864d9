// GENERATED from schemas/studio/studio.calls.json sha256:5da31c6284d37328 by tools/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/**
 * Id of the change.
 */
id: string
}
