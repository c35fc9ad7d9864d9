// GENERATED from schemas/observation/observation-entry.schema.json and 5 more sha256:fba50d81c9c3a931 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
