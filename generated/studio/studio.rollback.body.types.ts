// GENERATED from schemas/studio/studio.calls.json sha256:e62bc581daece95e by engine/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/** Of the version. */
hash: string
}
