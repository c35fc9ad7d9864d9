// GENERATED from schemas/patient/patient-likeness.schema.json and 2 more sha256:108395297119c01b by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
