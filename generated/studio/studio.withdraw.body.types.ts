// GENERATED from schemas/studio/studio.calls.json sha256:c3e1207f45eef940 by tools/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/**
 * Id of the change.
 */
id: string
}
