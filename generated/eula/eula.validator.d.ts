// GENERATED from schemas/eula/eula.schema.json and 2 more sha256:8f053dd56d4b63a9 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
