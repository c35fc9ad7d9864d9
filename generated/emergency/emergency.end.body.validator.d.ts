// GENERATED from schemas/emergency/emergency.calls.json sha256:1b1df7a7462f2d02 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
