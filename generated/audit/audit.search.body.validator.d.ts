// GENERATED from schemas/audit/audit.calls.json sha256:c05d0d2c39061dd9 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
