// Entry point of the package for the server's part of a product.
export { addDays, daysBetween } from '../../../engine/core/expressions/runtime.ts';
export type { SeedRecord } from '../../../engine/core/protocol/load.ts';
export type { IdentityAccount } from '../../../gateway/identity/accounts/accounts.ts';
export { type CallHandler, ok } from '../../../gateway/records/context/call.ts';
export { listRecords } from '../../../gateway/records/read.ts';
export { kindOf } from '../../../gateway/store/kinds/kinds.ts';
export { type HandedProduct, type ProductParts, product } from './product.ts';
