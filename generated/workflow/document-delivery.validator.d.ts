// GENERATED from schemas/workflow/document-delivery.schema.json sha256:d8d6449e415badc9 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
