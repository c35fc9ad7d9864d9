// GENERATED from schemas/medication/medication.schema.json and 8 more sha256:e98aa80ebaaea268 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
