// GENERATED from schemas/studio/studio.calls.json sha256:0eb4957642ab180a by engine/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/** Of the version. */
hash: string
}
