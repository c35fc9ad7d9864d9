// GENERATED from schemas/history/history.calls.json sha256:1c6c78df5498557e by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
