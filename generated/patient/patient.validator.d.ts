// GENERATED from schemas/patient/patient.schema.json and 49 more sha256:7e18667b8d568500 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
