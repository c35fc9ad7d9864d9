// GENERATED from schemas/shared/zip.schema.json sha256:95bf47f9a310e474 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
