import type { JsonSchemaObject } from '../../../core/json/json.ts';
import { answerSchema } from '../../../core/openapi/answer-schemas.ts';
import type { OpenApiSource } from '../../../core/openapi/open-api-source.ts';
import type { CallContract } from '../../../core/product/call.ts';
import type { SourceSet } from '../../source/source-set.ts';
import { typeNameOf } from '../emit-entity.ts';
import { type GeneratedFile, generatedFile, generatedPathOf } from '../emit-files.ts';
import { typesCode } from '../types-code.ts';
import type { PlannedCall } from './planned-call.ts';

/** Names the type of an answer that is no record: `patient.risk` answers a `PatientRiskAnswer`. */
export function answerTypeName({ name }: CallContract): string {
  return typeNameOf(`${name}.answer`);
}

/** Reports whether an answer has its own type, and is no record, list or file. */
export function hasOwnAnswer({ answer }: CallContract): boolean {
  if (answer.kind === 'hits') return true;
  return answer.kind === 'free' && typeof answer.schema === 'object' && Object.keys(answer.schema).length > 0;
}

/** Finds the file of answer types: `x.calls.json` → `x.answers.types.ts`, beside the types of its bodies. */
export function answersPath(source: string): string {
  return generatedPathOf(source).replace(/\.calls\.ts$/, '.answers.types.ts');
}

/**
 * Emits the types of answers that calls describe themselves, or that have the columns of a search: one file for each
 * calls file.
 */
export async function emitAnswerTypes(
  calls: readonly PlannedCall[],
  { sources, searches }: { readonly sources: SourceSet; readonly searches: OpenApiSource['searches'] },
): Promise<readonly GeneratedFile[]> {
  const own = calls.filter(({ contract }) => hasOwnAnswer(contract));
  const files = [...Map.groupBy(own, ({ source }) => source)].map(async ([source, members]) => {
    const alike = members.map(({ contract }) => contract);
    const types = alike.map((contract) => typeOf(contract, { searches, alike }));
    const { text = '' } = sources.byPath.get(source) ?? {};
    const body = (await Promise.all(types)).join('');
    return generatedFile({ path: answersPath(source), sources: [{ path: source, text }], body });
  });
  return Promise.all(files);
}

function typeOf(contract: CallContract, { searches, alike }: TypedAnswers): Promise<string> | string {
  const schema = schemaOf(contract, searches);
  const name = answerTypeName(contract);
  const first = alike.find((other) => JSON.stringify(schemaOf(other, searches)) === JSON.stringify(schema));
  return first === undefined || first === contract
    ? typeOnce(schema, name)
    : `export type ${name} = ${answerTypeName(first)}\n`;
}

interface TypedAnswers {
  readonly searches: OpenApiSource['searches'];
  /** Calls of the same file. Calls with an equal answer share one emitted type. */
  readonly alike: readonly CallContract[];
}

function schemaOf(contract: CallContract, searches: OpenApiSource['searches']): JsonSchemaObject {
  const { answer } = contract;
  const schema = answer.kind === 'free' ? answer.schema : answerSchema(contract, { searches, entities: {} });
  return typeof schema === 'object' ? schema : {};
}

const made = new Map<string, Promise<string>>();

/** Emits a type once for the same schema, since a watcher meets mostly unchanged answers. */
function typeOnce(schema: JsonSchemaObject, name: string): Promise<string> {
  const key = `${name} ${JSON.stringify(schema)}`;
  const code = made.get(key) ?? typesCode(schema, name);
  made.set(key, code);
  return code;
}
