// GENERATED from schemas/prescriber/prescriber.schema.json and 9 more sha256:6c1e18672a30e67a by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
