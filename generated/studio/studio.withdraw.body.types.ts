// GENERATED from schemas/studio/studio.calls.json sha256:9b9df76303d89255 by tools/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/**
 * Id of the change.
 */
id: string
}
