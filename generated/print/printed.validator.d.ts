// GENERATED from schemas/print/printed.schema.json sha256:b1cd9b7f20652f23 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
