// GENERATED from schemas/user/user.schema.json and 2 more sha256:2188896fd3c52b31 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
