// GENERATED from schemas/user/user.schema.json and 2 more sha256:759ad43bf3510012 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
