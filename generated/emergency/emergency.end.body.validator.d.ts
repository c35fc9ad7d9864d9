// GENERATED from schemas/emergency/emergency.calls.json sha256:43028214b6d5e939 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
