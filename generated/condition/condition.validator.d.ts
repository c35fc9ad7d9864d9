// GENERATED from schemas/condition/condition.schema.json and 5 more sha256:00ece897489c672d by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
