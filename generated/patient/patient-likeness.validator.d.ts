// GENERATED from schemas/patient/patient-likeness.schema.json and 2 more sha256:347b516497bf6d55 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
