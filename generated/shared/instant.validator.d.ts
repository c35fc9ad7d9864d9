// GENERATED from schemas/shared/instant.schema.json and 1 more sha256:4ed0408b10f1a103 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
