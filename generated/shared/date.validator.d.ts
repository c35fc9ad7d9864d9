// GENERATED from 2 files of the schema set sha256:342fce5d4fb7cd08 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
