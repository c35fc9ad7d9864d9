// GENERATED from schemas/session/session.calls.json sha256:632def431651d8a5 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
