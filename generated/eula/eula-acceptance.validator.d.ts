// GENERATED from schemas/eula/eula-acceptance.schema.json and 2 more sha256:0009a7907c7f532e by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
