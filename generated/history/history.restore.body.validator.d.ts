// GENERATED from schemas/history/history.calls.json sha256:ade069c2dad1c92e by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
