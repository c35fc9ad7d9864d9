import { isTimeOfDay } from '../dates/times.ts';
import { fullFormats } from './validator-runtime.ts';

type Tested = RegExp | ((text: string) => unknown);

/** Formats of the compiled validators, whose times of day are those of the schema language. */
const formats: Readonly<Record<string, unknown>> = { ...fullFormats, time: isTimeOfDay };

/** Reports whether a text is of a format; one that is not known, or is about numbers, holds for every text. */
export function fitsFormat(format: unknown, text: string): boolean {
  if (typeof format !== 'string' || !Object.hasOwn(formats, format)) return true;
  const test = testOf(formats[format]);
  if (test === undefined) return true;
  return test instanceof RegExp ? test.test(text) : test(text) === true;
}

function testOf(definition: unknown): Tested | undefined {
  if (definition instanceof RegExp) return definition;
  if (typeof definition === 'function') return definition as Tested;
  if (typeof definition !== 'object' || definition === null) return undefined;
  return Reflect.get(definition, 'type') === 'number'
    ? undefined
    : testOf(Reflect.get(definition, 'validate'));
}
