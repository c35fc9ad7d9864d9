// GENERATED from schemas/patient/patient.schema.json and 48 more sha256:f295885a1ebb6b59 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
