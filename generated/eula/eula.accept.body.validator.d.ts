// GENERATED from schemas/eula/eula.calls.json sha256:23ba7e5d0deac304 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
