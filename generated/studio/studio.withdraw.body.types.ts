// GENERATED from schemas/studio/studio.calls.json sha256:2ebc19630f48f2fb by tools/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/**
 * Id of the change.
 */
id: string
}
