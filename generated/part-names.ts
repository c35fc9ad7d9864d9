// GENERATED from schemas/product.json sha256:1781e3c8b63a7276 by tools/compiler; do not edit; run npm run schemas
/** The hand-made parts that screens may name. */
export type PartName = never;
