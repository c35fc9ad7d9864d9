import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { extensionKeywords } from '../../engine/compiler/emit/validator-code.ts';
import { loadEmitted } from '../../engine/compiler/load-validator.ts';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import type { StructuralValidator } from '../../engine/core/product/entity.ts';
import { checkRecord } from '../../engine/core/validation/validate.ts';
import { product } from '../../generated/product.ts';
import { demoRecords } from '../../tools/demo/demo-set.ts';
import { compareMedians, ratio } from './measure.ts';

const rounds = 20;
const runs = 25;

/**
 * Compares the emitted validators, and the whole check with rules, with Ajv standalone called by hand, on the demo
 * patients.
 */
export async function benchValidation(): Promise<readonly string[]> {
  const entity = product.entities['patient'];
  if (entity === undefined) throw new Error('The product has no entity to measure with.');
  const records = demoRecords(product.info.slug)
    .filter((each) => each.entity === entity.name)
    // Parses the records from JSON, as requests do, since V8 gives parsed objects other hidden classes than built
    // ones.
    .map(({ record }) => JSON.parse(JSON.stringify(record)) as unknown);
  const byHand = await ajvStandalone(entity.schema as object);
  const scope: Scope = { records: {}, now: '2026-01-15T12:00:00.000Z', today: '2026-01-15' };
  const each = (work: (record: unknown) => unknown) => () => {
    for (let round = 0; round < rounds; round += 1) for (const record of records) work(record);
  };
  const bare = await compareMedians(runs, { byHand: each(byHand), emitted: each(entity.validate) });
  const whole = await compareMedians(runs, {
    byHand: each(byHand),
    checked: each((value) => checkRecord({ product, entity: entity.name, value, scope })),
  });
  return [
    `emitted validator : Ajv standalone by hand = ${ratio(bare.emitted, bare.byHand)} (lower is faster)`,
    `check with ${entity.rules.length} rules and tidying : Ajv standalone by hand = ${ratio(whole.checked, whole.byHand)}`,
  ];
}

/** Compiles a validator as Ajv's manual shows it: all errors, formats, standalone code. */
async function ajvStandalone(schema: object): Promise<StructuralValidator> {
  const ajv = new Ajv2020({ allErrors: true, strict: false, code: { source: true, esm: true } });
  callableOf(addFormats)(ajv);
  for (const keyword of extensionKeywords) ajv.addKeyword(keyword);
  const code = callableOf(standaloneCode)(ajv, ajv.compile(schema));
  return loadEmitted(
    `import { createRequire } from 'node:module';\nconst require = createRequire(${JSON.stringify(import.meta.url)});\n${code}`,
  );
}

/** Finds the function in a CommonJS package, whose default import in Node may hold it one level deeper. */
function callableOf<Value>(module: Value): Value extends { default: infer Inner } ? Inner : Value {
  const holder = module as { readonly default?: unknown };
  return (typeof holder.default === 'function' ? holder.default : module) as never;
}
