// GENERATED from 3 files of the schema set sha256:0eae985c9d3f2f17 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
