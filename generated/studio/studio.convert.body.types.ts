// GENERATED from schemas/studio/studio.calls.json sha256:3a0d7b506eb79fef by tools/compiler; do not edit; run npm run schemas
export interface StudioConvert {
/**
 * Values that the migrations drop are removed for good: an earlier version does not find them again.
 */
removesDropped?: boolean
}
