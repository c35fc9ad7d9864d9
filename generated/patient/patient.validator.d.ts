// GENERATED from schemas/patient/patient.schema.json and 14 more sha256:31abb784d354350a by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
