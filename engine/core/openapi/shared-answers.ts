import { answerSchema } from './answer-schemas.ts';
import type { OpenApiSource } from './open-api-source.ts';
import type { OpenApiPart } from './part.ts';

/** Schemas of answers that several operations share, by their names in the document. */
export interface SharedAnswers {
  /** Names of the shared schemas, by the schema as JSON text. */
  readonly names: ReadonlyMap<string, string>;
  readonly schemas: Readonly<Record<string, OpenApiPart>>;
}

/**
 * Minimum length of a shared schema as JSON, in characters, since a reference to the schema is nearly as long.
 */
const shortest = 100;

/**
 * Finds the answers of more than one operation. The document contains them once, named after the first call that
 * gives them.
 */
export function sharedAnswers(source: OpenApiSource): SharedAnswers {
  const answers = Object.values(source.calls).flatMap((contract) => {
    const schema = answerSchema(contract, source);
    return contract.methods.map(() => ({
      name: `${contract.name}.answer`,
      schema,
      text: JSON.stringify(schema),
    }));
  });
  const shared = [...Map.groupBy(answers, ({ text }) => text).values()].flatMap(([first, ...others]) =>
    first === undefined || others.length === 0 || first.text.length < shortest ? [] : [first],
  );
  return {
    names: new Map(shared.map(({ text, name }) => [text, name])),
    schemas: Object.fromEntries(shared.map(({ name, schema }) => [name, schema])),
  };
}
