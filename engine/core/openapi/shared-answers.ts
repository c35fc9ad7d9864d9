import { answerSchema } from './answer-schemas.ts';
import type { OpenApiSource } from './open-api-source.ts';
import type { OpenApiPart } from './part.ts';

/** Schemas that several operations answer, by their name in the document. */
export interface SharedAnswers {
  /** Names of the schemas by their JSON. */
  readonly names: ReadonlyMap<string, string>;
  readonly schemas: Readonly<Record<string, OpenApiPart>>;
}

/** Shortest JSON that is shared, in characters: a reference is as long. */
const shortest = 100;

/** Finds the answers of more than one operation: they stand in the document once, named after their first call. */
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
