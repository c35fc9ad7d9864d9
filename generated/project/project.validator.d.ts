// GENERATED from schemas/project/project.schema.json and 2 more sha256:d04f89ac541f9d72 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
