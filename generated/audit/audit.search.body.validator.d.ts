// GENERATED from schemas/audit/audit.calls.json sha256:bb50bfcb067f5db8 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
