// GENERATED from 2 files of the schema set sha256:69bceccf5ce06f81 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
