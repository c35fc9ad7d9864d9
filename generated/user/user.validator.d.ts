// GENERATED from schemas/user/user.schema.json and 2 more sha256:f90a133fe2edf248 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
