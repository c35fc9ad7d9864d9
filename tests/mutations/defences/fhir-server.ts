import type { Defence } from '../defence.ts';

const server = 'tests/product/fhir-server.test.ts';

/** Fault 217: what the FHIR server may show, and what it may cost. */
export const fhirServer: readonly Defence[] = [
  {
    fault: 217,
    what: 'Programs of others ask with the token of their user.',
    file: 'features/fhir-server/server/own-calls.ts',
    source: "['authorization', 'x-time-zone']",
    without: "['x-time-zone']",
    test: { file: server, title: 'reads a record as a valid resource' },
  },
  {
    fault: 217,
    what: 'A search without a subject or a column reads nothing.',
    file: 'features/fhir-server/server/search.ts',
    source: 'if (mapping !== undefined) return columnSearch(input, mapping, page);',
    without: 'return mapping === undefined ? { items: [], total: 0 } : columnSearch(input, mapping, page);',
    test: { file: server, title: ' with an outcome' },
  },
  {
    fault: 217,
    what: 'A page has at most 100 resources.',
    file: 'features/fhir-server/server/search.ts',
    source: 'return Math.min(Number(value), most);',
    without: 'return Number(value);',
    test: { file: server, title: 'sends a huge page in parts' },
  },
  {
    fault: 217,
    what: 'What is not searched by is refused, not ignored silently.',
    file: 'features/fhir-server/server/search.ts',
    source: 'if (ignored.length > 0 && !input.isLenient) {',
    without: 'if (ignored.length < 0 && !input.isLenient) {',
    test: { file: server, title: 'refuses what it does not search by' },
  },
  {
    fault: 217,
    what: 'A code of another system finds nothing.',
    file: 'features/fhir-server/server/column-search.ts',
    source: 'token.system === undefined || token.system === system',
    without: 'token.system !== null',
    test: { file: server, title: 'finds patients by the columns' },
  },
  {
    fault: 217,
    what: 'A reference to a resource of another type names no subject.',
    file: 'features/fhir-server/server/search.ts',
    source: 'return given === type && rest.length === 0 ? id : undefined;',
    without: 'return rest.length === 0 ? id : given === type ? id : undefined;',
    test: { file: server, title: 'finds the records of a patient by elements' },
  },
  {
    fault: 217,
    what: 'More alternatives than one search reads are refused, not left out.',
    file: 'features/fhir-server/server/search.ts',
    source: 'if (values.length <= mostAlternatives) return values;',
    without: 'if (values.length >= 0) return values.slice(0, mostAlternatives);',
    test: { file: server, title: 'refuses more alternatives than it reads' },
  },
];
