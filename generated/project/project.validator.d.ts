// GENERATED from 3 files of the schema set sha256:5b8be9fb31c3346d by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
