import { answerSchema } from './answer-schemas.ts';
import type { OpenApiSource } from './open-api-source.ts';
import type { OpenApiPart } from './part.ts';

/** The schemas that several operations answer with, each under the name that it has in the document. */
export interface SharedAnswers {
  /** Names of the answers by their JSON. */
  readonly names: ReadonlyMap<string, string>;
  readonly schemas: Readonly<Record<string, OpenApiPart>>;
}

/** A reference is as short as what it would stand for. */
const shortest = 100;

/** The answers of more than one operation stand in the document once, named after the first call that has them. */
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
