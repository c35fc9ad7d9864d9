// GENERATED from schemas/studio/studio.calls.json sha256:7ce41afb13f8a677 by tools/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/**
 * Id of the change.
 */
id: string
}
