// GENERATED from schemas/studio/studio.calls.json sha256:3a0d7b506eb79fef by tools/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/**
 * Id of the change.
 */
id: string
}
