// GENERATED from schemas/patient/patient.schema.json and 48 more sha256:ab914963b0a9dd5d by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
