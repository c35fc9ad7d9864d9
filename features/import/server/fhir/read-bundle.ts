import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';
import { type Bundle, indexBundle } from './bundle.ts';
import { decodeText } from './decode-text.ts';
import { type FileProblem, positionAt } from './file-problem.ts';
import { parseJson } from './parse-json.ts';
import { isElement, textAt } from './resource.ts';

export type ReadBundle = { readonly bundle: Bundle } | { readonly problem: FileProblem };

interface Fault {
  readonly path: JSONPath;
  readonly what: string;
  readonly help: string;
}

/** Reads a file's bytes as a bundle with at least one patient, or finds what is wrong with the file. */
export function readBundle(file: string, bytes: Buffer): ReadBundle {
  const decoded = decodeText(file, bytes);
  if ('problem' in decoded) {
    return decoded;
  }
  const parsed = parseJson(file, decoded.text);
  if ('problem' in parsed) {
    return parsed;
  }
  const { value } = parsed;
  const refuse = ({ path, what, help }: Fault) => ({
    problem: { file, ...positionOf(decoded.text, path), what, help },
  });
  if (!isElement(value)) {
    return refuse({
      path: [],
      what: 'this JSON is no FHIR resource',
      help: 'export the patient as a FHIR R4 Bundle',
    });
  }
  const type = textAt(value, 'resourceType');
  if (type !== 'Bundle') {
    return refuse(notABundle(type));
  }
  if (value['entry'] !== undefined && !Array.isArray(value['entry'])) {
    return refuse({
      path: ['entry'],
      what: 'the entry of a Bundle is a list, and this is none',
      help: 'export the patient again',
    });
  }
  const bundle = indexBundle(value);
  return bundle.ofType('Patient').length > 0 ? { bundle } : refuse(withoutPatient);
}

const withoutPatient: Fault = {
  path: ['entry'],
  what: 'the Bundle holds no Patient with an id',
  help: 'export it with the patient it is about ($everything)',
};

function notABundle(type: string | undefined): Fault {
  const help = 'export the patient as a FHIR R4 Bundle ($everything)';
  if (type === undefined) {
    return { path: [], what: 'this JSON has no resourceType, so it is no FHIR resource', help };
  }
  // Repeats a resource type only if it can be a word of FHIR, as anything longer may be a patient's data.
  const named = /^[A-Za-z]{1,40}$/.test(type) ? `of type ${type}` : 'of another type';
  return { path: ['resourceType'], what: `the resource is ${named}, not a Bundle`, help };
}

/** Parses the text again with positions, only for a file that is refused. */
function positionOf(text: string, path: JSONPath): { readonly line: number; readonly column: number } {
  const root = parseTree(text);
  const node = root && (findNodeAtLocation(root, path) ?? root);
  return positionAt(text, node?.offset ?? 0);
}
