// GENERATED from schemas/import-preview/import.calls.json sha256:015e73e9575174ea by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
