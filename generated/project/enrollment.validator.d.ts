// GENERATED from schemas/project/enrollment.schema.json and 7 more sha256:4bf6f4d2a71a9dff by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
