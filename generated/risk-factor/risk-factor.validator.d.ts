// GENERATED from schemas/risk-factor/risk-factor.schema.json and 7 more sha256:1d8ceb5d7c28e5ed by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
