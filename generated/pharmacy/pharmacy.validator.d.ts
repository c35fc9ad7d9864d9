// GENERATED from schemas/pharmacy/pharmacy.schema.json and 7 more sha256:4df2d331e177137d by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
