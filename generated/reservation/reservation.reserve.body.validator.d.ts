// GENERATED from schemas/reservation/reservation.calls.json sha256:f604466a0a8e3ea1 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
