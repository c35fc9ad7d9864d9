import { pointerOf } from '../../../engine/core/json/pointer.ts';
import type { CallContract, QueryParameter } from '../../../engine/core/product/call.ts';
import type { Problem } from '../../../engine/core/validation/problems.ts';
import { badRequest } from '../../operation/errors.ts';
import type { QueryValues } from '../../records/context/call.ts';
import { isIsoDate } from '../../search/request/iso-date.ts';

/**
 * Reads the query of a call. A parameter that is undeclared, repeated or of the wrong type is refused, so that no two
 * readers of the same URL can disagree. Throws 400.
 */
export function readQuery(contract: CallContract, { pathname, searchParams: search }: URL): QueryValues {
  const problems: Problem[] = [];
  const inPath = pathValues(contract, pathname);
  for (const name of new Set(search.keys())) {
    if (!Object.hasOwn(contract.query, name) || contract.query[name]?.isInPath)
      problems.push(problem(name, 'unknown-field', 'This call has no such parameter.'));
  }
  const values: Record<string, QueryValues[string]> = {};
  for (const [name, parameter] of Object.entries(contract.query)) {
    const sent = parameter.isInPath ? [inPath[name] ?? ''] : search.getAll(name);
    const given = sent.filter((text) => parameter.type === 'string' || text.trim() !== '');
    if (given.length === 0) {
      if (parameter.isRequired) problems.push(problem(name, 'required', `The parameter ${name} is missing.`));
      continue;
    }
    const value = readValue(parameter, given);
    if (value !== undefined && parameter.choices?.includes(String(value)) === false)
      problems.push(
        problem(name, 'enum', `The parameter ${name} must be ${parameter.choices.join(' or ')}.`),
      );
    else if (value === undefined)
      problems.push(problem(name, 'type', `The parameter ${name} must be one ${parameter.type}.`));
    else values[name] = value;
  }
  if (problems.length > 0) throw badRequest(problems.map(({ message }) => message).join(' '), problems);
  return values;
}

/** The values of the path parameters. */
function pathValues({ path }: CallContract, pathname: string): Readonly<Record<string, string>> {
  const segments = pathname.split('/');
  const named = path.split('/').flatMap((segment, position) => {
    const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
    return name === undefined ? [] : [[name, decoded(segments[position] ?? '')]];
  });
  return Object.fromEntries(named);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw badRequest('The address is not well encoded.');
  }
}

function readValue({ type }: QueryParameter, given: readonly string[]): QueryValues[string] {
  if (type === 'list') return isReadable(given.join()) ? listed(given) : undefined;
  const [text] = given;
  if (text === undefined || given.length > 1) return undefined;
  if (type === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (type === 'date') return isIsoDate(text) ? text : undefined;
  return isReadable(text) && text.length <= 1_000 ? text : undefined;
}

/** True for a text without NUL and half characters, neither of which a database takes. */
function isReadable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function listed(given: readonly string[]): readonly string[] {
  return given.flatMap((text) => text.split(',')).filter((text) => text !== '');
}

function problem(name: string, code: string, message: string): Problem {
  return { at: pointerOf(['query', name.slice(0, 50)]), code, message, severity: 'error' };
}
