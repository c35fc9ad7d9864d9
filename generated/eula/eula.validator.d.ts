// GENERATED from schemas/eula/eula.schema.json and 2 more sha256:9a442f5dba1d40be by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
