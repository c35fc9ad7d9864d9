// GENERATED from schemas/user/user.schema.json and 2 more sha256:8d2291d32fedde72 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
