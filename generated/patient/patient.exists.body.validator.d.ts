// GENERATED from schemas/patient/patient.calls.json sha256:4969e6b1691642ff by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
