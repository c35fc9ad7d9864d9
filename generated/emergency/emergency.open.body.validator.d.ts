// GENERATED from schemas/emergency/emergency.calls.json and 2 more sha256:5646ab724fc238ea by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
