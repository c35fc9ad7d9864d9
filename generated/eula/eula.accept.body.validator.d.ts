// GENERATED from schemas/eula/eula.calls.json sha256:1e297a653685b34e by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
