// GENERATED from schemas/import-preview/import.calls.json sha256:1ac5dcc9048199ef by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
