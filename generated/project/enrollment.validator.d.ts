// GENERATED from schemas/project/enrollment.schema.json and 7 more sha256:233c1ee2063be5c8 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
