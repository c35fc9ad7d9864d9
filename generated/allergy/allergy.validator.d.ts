// GENERATED from schemas/allergy/allergy.schema.json and 5 more sha256:ba28fa85737dfc89 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
