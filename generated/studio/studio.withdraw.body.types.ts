// GENERATED from schemas/studio/studio.calls.json sha256:f07ad652805b1426 by engine/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/** Id of the change. */
id: string
}
