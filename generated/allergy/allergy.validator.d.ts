// GENERATED from schemas/allergy/allergy.schema.json and 7 more sha256:f2954952061272a2 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
