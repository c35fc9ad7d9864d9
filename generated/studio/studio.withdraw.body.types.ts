// GENERATED from schemas/studio/studio.calls.json sha256:83a833850d0c7741 by tools/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/**
 * Id of the change.
 */
id: string
}
