import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { size } from './used-server.ts';

/** Files that the commands of an operator load, each with as many entries as the tables have rows. */
export interface LoadFiles {
  readonly of: (name: string) => string;
}

export function writeLoads(folder: string): LoadFiles {
  const of = (name: string) => join(folder, name);
  const write = (name: string, lines: readonly string[]) => writeFileSync(of(name), `${lines.join('\n')}\n`);
  const some = (count: number, line: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => line(n));

  write('icd10cm_order_2025.txt', some(size, condition));
  write('icd10cm_order_2026.txt', some(size, condition));
  write('shorter.txt', some(size / 2, condition));
  write('RXNCONSO.RRF', some(size, drug));
  write('product.txt', [
    'PRODUCTNDC\tPROPRIETARYNAME\tNONPROPRIETARYNAME\tDOSAGEFORMNAME\tLABELERNAME',
    ...some(size, (n) => `${10_000 + n}-0001\tDrug ${n}\tdrug ${n}\tTABLET\tHouse`),
  ]);
  write('house-names.tsv', ['alias\tcode', ...some(size, (n) => `ward name ${n}\t${1_000 + n}`)]);
  write('members.ndjson', some(size, member));
  write('fewer.ndjson', some(size / 2, member));
  mkdirSync(of('bundles'));
  for (let n = 0; n < bundles; n += 1)
    writeFileSync(join(of('bundles'), `${n}.json`), JSON.stringify(bundle(n)));
  return { of };
}

const [bundles, patients] = [10, 20];

function condition(n: number): string {
  const code = `A${String(n % 100).padStart(2, '0')}${n.toString(36).toUpperCase().padStart(3, '0')}`;
  return `${String(n % 100_000).padStart(5, '0')} ${code.padEnd(7)} 1 ${'Condition'.padEnd(60)} Condition number ${n}`;
}

function drug(n: number): string {
  const [code, name] = [1_000 + n, `drug ${n} 10 MG Oral Tablet`];
  return `${code}|ENG|P|L|PF|S|Y|A||||RXNORM|SCD|${code}|${name}|0|N|4096|`;
}

function member(n: number): string {
  const name = { first: 'Stored', last: `Member${n.toString(36)}` };
  return JSON.stringify({ externalId: `M-${n}`, name, dob: '1950-02-03', sex: 'female' });
}

function bundle(n: number) {
  const ids = Array.from({ length: patients }, (_, index) => `p${n}-${index}`);
  return {
    ...{ resourceType: 'Bundle', type: 'collection' },
    entry: ids.flatMap((id) => [
      {
        resource: {
          ...{ resourceType: 'Patient', id, birthDate: '1950-05-05', gender: 'female' },
          name: [{ family: `Person-${id}`, given: ['Zoe'] }],
        },
      },
      ...Array.from({ length: 6 }, (_, index) => ({
        resource: {
          ...{ resourceType: 'Condition', id: `${id}-c${index}` },
          subject: { reference: `Patient/${id}` },
          code: { text: `Condition ${index}` },
          clinicalStatus: { coding: [{ code: 'active' }] },
        },
      })),
    ]),
  };
}
