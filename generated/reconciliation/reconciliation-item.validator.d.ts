// GENERATED from schemas/reconciliation/reconciliation-item.schema.json and 1 more sha256:9cc31799d02f2d13 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
