// GENERATED from schemas/reconciliation/reconciliation.schema.json and 6 more sha256:194003f94f1487b4 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
