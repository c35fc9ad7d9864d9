import { after, test } from 'node:test';
import { contractOf } from '../../../tools/dev/contract-of.ts';
import { handed } from '../product.ts';

const { checks, close } = await contractOf(handed);

after(close);

for (const { title, run } of checks) test(title, run);
