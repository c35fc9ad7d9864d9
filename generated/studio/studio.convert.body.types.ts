// GENERATED from schemas/studio/studio.calls.json sha256:97af03be37e1b0b4 by tools/compiler; do not edit; run npm run schemas
export interface StudioConvert {
/**
 * Values that the migrations drop are removed for good: an earlier version does not find them again.
 */
removesDropped?: boolean
}
