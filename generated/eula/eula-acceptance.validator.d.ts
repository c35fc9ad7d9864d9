// GENERATED from schemas/eula/eula-acceptance.schema.json and 2 more sha256:404419df6365867a by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
