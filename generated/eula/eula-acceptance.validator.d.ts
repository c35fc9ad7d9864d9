// GENERATED from schemas/eula/eula-acceptance.schema.json and 2 more sha256:2b9df15d2d16ca85 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
