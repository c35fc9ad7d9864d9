// GENERATED from schemas/priority-queue/queue-member.schema.json and 1 more sha256:72a41f05fd477e65 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
