// GENERATED from schemas/studio/studio.calls.json sha256:c0a4de1e1df38f0c by tools/compiler; do not edit; run npm run schemas
export interface StudioConvert {
/**
 * Values that the migrations drop are removed for good: an earlier version does not find them again.
 */
removesDropped?: boolean
}
