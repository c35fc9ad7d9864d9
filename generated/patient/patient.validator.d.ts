// GENERATED from schemas/patient/patient.schema.json and 48 more sha256:e0e207b54e4b5cf6 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
