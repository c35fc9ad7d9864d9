// GENERATED from schemas/studio/studio.calls.json sha256:8a454b2519547392 by tools/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/**
 * Id of the change.
 */
id: string
}
