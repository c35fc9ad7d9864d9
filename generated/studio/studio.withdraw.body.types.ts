// GENERATED from schemas/studio/studio.calls.json sha256:401bdc15fd641409 by tools/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/**
 * Id of the change.
 */
id: string
}
