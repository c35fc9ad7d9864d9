import { product } from '../../features/platform/server/door.ts';
import { accounts, firstRecords } from './first-records.ts';

/** Product that start, development server and build are handed: add handlers and jobs of your own here. */
export const handed = product({ root: import.meta.dirname, accounts, firstRecords });
