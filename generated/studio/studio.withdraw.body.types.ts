// GENERATED from schemas/studio/studio.calls.json sha256:fc561dbd2ae38f87 by tools/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/**
 * Id of the change.
 */
id: string
}
