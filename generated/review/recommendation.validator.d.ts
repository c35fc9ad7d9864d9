// GENERATED from schemas/review/recommendation.schema.json and 5 more sha256:28c04fed426f9350 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
