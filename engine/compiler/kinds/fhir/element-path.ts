import type { ElementStep, ResourceElement } from '../../../core/product/resource-mapping.ts';
import type { DiagnosticReport } from '../../diagnostics.ts';
import { didYouMean } from '../../suggest.ts';
import table from './r4-elements.json' with { type: 'json' };

type ElementTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

const elements: ElementTable = table;

/** Mistake in the path of an element. */
export type PathMistake = Pick<DiagnosticReport, 'message' | 'help'>;

/** Lists the types of resources that mappings may name. */
export function resourceTypes(): readonly string[] {
  return Object.keys(elements).filter((type) => 'implicitRules' in propertiesOf(type));
}

/** Resource, or element within one, that a path begins at. */
export interface PathStart {
  /** Type of FHIR. */
  readonly type: string;
  readonly path: string;
}

/**
 * Walks a path step by step through the elements of FHIR; answers the mistake at the first step that leads nowhere,
 * since such a path would silently find nothing.
 */
export function walkElement(start: PathStart, path: string): ResourceElement | PathMistake {
  let { type } = start;
  const steps: ElementStep[] = [];
  for (const written of splitPath(path)) {
    const at = [start.path, ...steps.map(({ name }) => name)].join('.');
    const found = walkStep({ type, at }, written);
    if ('message' in found) return found;
    steps.push(found.step);
    type = found.type;
  }
  return { steps, type };
}

interface Position {
  readonly type: string;
  /** Path so far, for messages. */
  readonly at: string;
}

function walkStep(
  { type, at }: Position,
  written: string,
): { readonly step: ElementStep; readonly type: string } | PathMistake {
  const [, name = '', , choice] = /^([^[\]]*)(\[([^[\]]*)\])?$/.exec(written) ?? [];
  const properties = propertiesOf(type);
  const found = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (found === undefined)
    return {
      message: `"${at}" has no element "${name === '' ? written : name}".`,
      help: didYouMean(name, Object.keys(properties)),
    };
  const isList = found.endsWith('*');
  const next = isList ? found.slice(0, -1) : found;
  if (choice === undefined) return { step: { name, isList }, type: next };
  if (!isList)
    return {
      message: `"${at}.${name}" is there once, so that nothing is chosen of it.`,
      help: `Write "${name}".`,
    };
  const chosen = choiceOf(choice, { type: next, at: `${at}.${name}` });
  return 'message' in chosen ? chosen : { step: { name, isList, ...chosen }, type: next };
}

function choiceOf(
  choice: string,
  { type, at }: Position,
): Pick<ElementStep, 'where' | 'not' | 'index'> | PathMistake {
  if (/^\d+$/.test(choice)) return { index: Number(choice) };
  const parts = choice.split(',').map((part) => /^\s*(\w+)\s*(!?=)\s*(\S+)\s*$/.exec(part));
  const properties = propertiesOf(type);
  for (const part of parts) {
    if (part === null)
      return {
        message: `"[${choice}]" chooses nothing of "${at}".`,
        help: 'Write what it says, such as [use=home], or its place from 0.',
      };
    const [, name = ''] = part;
    if (!Object.hasOwn(properties, name))
      return {
        message: `"${at}" has no element "${name}".`,
        help: didYouMean(name, Object.keys(properties)),
      };
  }
  const of = (sign: string) =>
    Object.fromEntries(parts.flatMap((part) => (part?.[2] === sign ? [[part[1] ?? '', part[3] ?? '']] : [])));
  const [where, not] = [of('='), of('!=')];
  return {
    ...(Object.keys(where).length === 0 ? {} : { where }),
    ...(Object.keys(not).length === 0 ? {} : { not }),
  };
}

function propertiesOf(type: string): Readonly<Record<string, string>> {
  return Object.hasOwn(elements, type) ? (elements[type] ?? {}) : {};
}

/** Splits a path at its dots, not at those within brackets. */
function splitPath(path: string): readonly string[] {
  return path.split(/\.(?![^[]*\])/);
}

/** Reports whether a type of FHIR has elements of its own. */
export function hasElements(type: string): boolean {
  return Object.hasOwn(elements, type);
}
