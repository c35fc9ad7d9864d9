// GENERATED from schemas/reconciliation/reconciliation-item.schema.json and 5 more sha256:ccb218be7058e9c9 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
