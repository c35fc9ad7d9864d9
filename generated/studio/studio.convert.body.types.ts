// GENERATED from schemas/studio/studio.calls.json sha256:923d9b5e22f6ea19 by engine/compiler; do not edit; run npm run schemas
export interface StudioConvert {
/** Values that the migrations drop are removed for good: an earlier version does not find them again. */
removesDropped?: boolean
}
