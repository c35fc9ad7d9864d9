// GENERATED from schemas/studio/studio.calls.json sha256:48bd2b34fe399341 by engine/compiler; do not edit; run npm run schemas
export interface StudioWithdraw {
/** Id of the change. */
id: string
}
