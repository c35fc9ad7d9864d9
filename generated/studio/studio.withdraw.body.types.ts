// GENERATED from schemas/studio/studio.calls.json sha256:52e6327bfc3532c2 by tools/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/**
 * Id of the change.
 */
id: string
}
