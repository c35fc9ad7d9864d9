// GENERATED from schemas/patient/patient.calls.json sha256:92e29b1461721351 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
