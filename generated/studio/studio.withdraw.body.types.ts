// GENERATED from schemas/studio/studio.calls.json sha256:e1a947b94d931c88 by tools/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/**
 * Id of the change.
 */
id: string
}
