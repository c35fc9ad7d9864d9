// GENERATED from schemas/shared/zip.schema.json and 1 more sha256:3b6edf0ee15c559e by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
