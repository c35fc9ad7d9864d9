// GENERATED from schemas/import-preview/import.calls.json sha256:6020be67515f96c1 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
