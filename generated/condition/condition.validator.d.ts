// GENERATED from schemas/condition/condition.schema.json and 5 more sha256:77ffc0e3ea2a896b by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
