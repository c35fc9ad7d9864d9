// GENERATED from schemas/patient/patient.calls.json sha256:0c47f8a3442f4b18 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
