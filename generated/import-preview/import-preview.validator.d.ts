// GENERATED from schemas/import-preview/import-preview.schema.json and 11 more sha256:44b2281b2b218a64 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
