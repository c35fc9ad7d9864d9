// GENERATED from schemas/error-report/error-report.calls.json sha256:3a25e28a9790d928 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
