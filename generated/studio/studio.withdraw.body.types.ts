// GENERATED from schemas/studio/studio.calls.json sha256:abc41b8fcbaa818d by engine/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/** Id of the change. */
id: string
}
