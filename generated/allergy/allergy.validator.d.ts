// GENERATED from schemas/allergy/allergy.schema.json and 7 more sha256:72e6a6829c0191d4 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
