// GENERATED from schemas/patient/patient.schema.json and 48 more sha256:a5cd3e1b54aaa9b0 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
