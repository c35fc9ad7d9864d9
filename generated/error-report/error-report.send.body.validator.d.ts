// GENERATED from schemas/error-report/error-report.calls.json sha256:cdc399984796fcf3 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
