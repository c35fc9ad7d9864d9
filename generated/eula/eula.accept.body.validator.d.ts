// GENERATED from schemas/eula/eula.calls.json sha256:e0cff2788c898da0 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
