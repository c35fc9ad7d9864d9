// GENERATED from schemas/audit/audit-entry.schema.json and 3 more sha256:f9150b9ae70e0d01 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
