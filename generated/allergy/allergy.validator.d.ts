// GENERATED from schemas/allergy/allergy.schema.json and 7 more sha256:4caac0e15ffeb9dc by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
