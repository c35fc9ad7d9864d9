import { useEffect, useState } from 'react';

interface TypesProps {
  readonly schema: object;
  /** False for a Questionnaire, whose answers have the type that FHIR gives them. */
  readonly isSchema: boolean;
}

/** Shows the TypeScript type of the values. */
export function Types({ schema, isSchema }: TypesProps) {
  const [text, setText] = useState('…');
  useEffect(() => {
    if (!isSchema) return;
    let isCurrent = true;
    const show = (what: string) => isCurrent && setText(what);
    import('./types-of.ts')
      .then(({ typesOf }) => typesOf(schema))
      .then(show, (error: unknown) => show(`There is no type of this schema: ${String(error)}`));
    return () => {
      isCurrent = false;
    };
  }, [schema, isSchema]);
  return <pre>{isSchema ? text : 'The answers are a QuestionnaireResponse of FHIR R4.'}</pre>;
}
