// GENERATED from schemas/patient/patient.calls.json sha256:e4bfab4ca58e3881 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
