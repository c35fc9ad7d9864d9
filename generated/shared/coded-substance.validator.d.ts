// GENERATED from schemas/shared/coded-substance.schema.json and 1 more sha256:7e27284ceeafde0d by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
