// GENERATED from schemas/priority-queue/queue.calls.json sha256:a97d40ea636298d5 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
