// GENERATED from schemas/risk-factor/risk-factor.schema.json and 7 more sha256:c0efb27f38ae7185 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
