// GENERATED from schemas/condition/condition.schema.json and 5 more sha256:9630265676df0243 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
