// GENERATED from schemas/import-preview/import-preview.schema.json and 10 more sha256:f04ead724998ec62 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
