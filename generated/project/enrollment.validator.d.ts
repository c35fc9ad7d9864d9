// GENERATED from schemas/project/enrollment.schema.json and 7 more sha256:ff277cb2e2a81458 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
