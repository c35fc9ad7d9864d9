// GENERATED from schemas/print/printed.schema.json sha256:0881eb04dd534713 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
