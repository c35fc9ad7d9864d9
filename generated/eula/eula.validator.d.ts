// GENERATED from schemas/eula/eula.schema.json and 2 more sha256:7116c37dc918de1b by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
