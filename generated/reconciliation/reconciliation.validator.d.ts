// GENERATED from schemas/reconciliation/reconciliation.schema.json and 10 more sha256:9c9c9bdd87618919 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
