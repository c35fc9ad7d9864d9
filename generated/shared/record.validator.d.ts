// GENERATED from schemas/shared/record.schema.json and 3 more sha256:5f9f5d4f18341ed9 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
