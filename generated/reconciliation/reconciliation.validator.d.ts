// GENERATED from schemas/reconciliation/reconciliation.schema.json and 6 more sha256:ea9c1e8d8401aaa0 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
