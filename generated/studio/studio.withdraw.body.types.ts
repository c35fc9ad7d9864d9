// GENERATED from schemas/studio/studio.calls.json sha256:15b9196c65b516b2 by tools/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/**
 * Id of the change.
 */
id: string
}
