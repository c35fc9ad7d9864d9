// GENERATED from schemas/patient/invitation.schema.json and 4 more sha256:bcd09fb61c35e758 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
