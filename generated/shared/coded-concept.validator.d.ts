// GENERATED from schemas/shared/coded-concept.schema.json sha256:68754afe3bb72699 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
