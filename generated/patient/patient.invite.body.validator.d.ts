// GENERATED from schemas/patient/patient.calls.json sha256:7d3659247a0abd33 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
