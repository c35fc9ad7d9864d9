// GENERATED from schemas/review/review.schema.json and 10 more sha256:2b8f870dfcb6fac6 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
