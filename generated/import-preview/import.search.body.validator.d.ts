// GENERATED from schemas/import-preview/import.calls.json sha256:7107d50c3ca9e5c5 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
