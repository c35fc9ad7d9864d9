// GENERATED from schemas/studio/studio.calls.json sha256:62d47fd8bf67a32e by tools/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/**
 * Id of the change.
 */
id: string
}
