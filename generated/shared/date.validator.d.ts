// GENERATED from schemas/shared/date.schema.json and 1 more sha256:342fce5d4fb7cd08 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
