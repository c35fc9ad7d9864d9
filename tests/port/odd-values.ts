import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import type { Random } from '../../tools/demo/random.ts';

const oddTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '👩‍⚕️',
  '__proto__',
  'constructor',
  "' or 1=1; --",
  '%_%',
  '../../etc/passwd',
  '2026-02-30',
  '1899-12-31',
  '10000-01-01',
  '9999-12-31T23:59:60Z',
  '=cmd|calc',
  '{{7*7}}',
  '<img src=x onerror=alert(1)>',
  '//evil.example',
  'nobody@example.test\r\nBcc: all@example.test',
  'NaN',
  '[]',
  '["x"]',
  '-1',
  '1e999',
];

export function oddText(random: Random): string {
  const text = random.pick(oddTexts);
  return random.chance(0.1) ? text.repeat(random.integer(2, 400)) : text;
}

export function oddValue(random: Random): Json {
  const few: readonly Json[] = [null, true, false, 0, -1, 0.1, 2 ** 53, 1e308, {}, [], { $gt: '' }, [[[[]]]]];
  return random.chance(0.5) ? oddText(random) : random.pick(few);
}

/** Replaces, removes or adds some parts of a value. */
export function oddlyChanged(random: Random, value: Json, changes = random.integer(0, 3)): Json {
  let changed = value;
  for (let n = 0; n < changes; n += 1) changed = changeOnce(random, changed);
  return changed;
}

function changeOnce(random: Random, value: Json): Json {
  if (typeof value !== 'object' || value === null || random.chance(0.08)) return oddValue(random);
  if (Array.isArray(value)) return changedList(random, value);
  return changedObject(random, value as JsonObject);
}

function changedList(random: Random, list: readonly Json[]): Json {
  if (list.length === 0 || random.chance(0.3)) return [...list, oddValue(random)];
  const at = random.integer(0, list.length - 1);
  return list.map((entry, position) => (position === at ? changeOnce(random, entry) : entry));
}

function changedObject(random: Random, value: JsonObject): Json {
  const names = Object.keys(value);
  if (names.length === 0 || random.chance(0.15)) return { ...value, [oddText(random)]: oddValue(random) };
  const name = random.pick(names);
  const { [name]: part = null, ...rest } = value;
  if (random.chance(0.2)) return rest;
  return { ...value, [name]: changeOnce(random, part) };
}
