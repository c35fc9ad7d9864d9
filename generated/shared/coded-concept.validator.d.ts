// GENERATED from schemas/shared/coded-concept.schema.json sha256:5e666337b0b4e347 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
