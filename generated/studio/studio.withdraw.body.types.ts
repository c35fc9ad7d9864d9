// GENERATED from schemas/studio/studio.calls.json sha256:82133dceab951b39 by tools/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/**
 * Id of the change.
 */
id: string
}
