// GENERATED from schemas/allergy/allergy.schema.json and 7 more sha256:8ff6a76d49e3c039 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
