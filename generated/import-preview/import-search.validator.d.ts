// GENERATED from schemas/import-preview/import-search.schema.json and 3 more sha256:ee8e4fbe20fb9c3f by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
