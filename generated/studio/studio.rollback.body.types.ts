// GENERATED from schemas/studio/studio.calls.json sha256:b0e1d85bbe918e5e by engine/compiler; do not edit; run npm run schemas
export interface StudioRollback {
/** Of the version. */
hash: string
}
