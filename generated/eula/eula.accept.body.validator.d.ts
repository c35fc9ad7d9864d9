// GENERATED from schemas/eula/eula.calls.json sha256:9ef61fd48a46facd by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
