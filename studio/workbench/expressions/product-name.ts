import type { ExpressionLook, ExpressionQuestion } from '../../../engine/core/protocol/expression-look.ts';

const token = '{product}';

/**
 * Answers a question about an expression with `{product}` replaced, as the compiler reads it, and converts
 * positions and names back to the written text.
 */
export function withProductName(
  slug: string,
  question: ExpressionQuestion,
  answer: (question: ExpressionQuestion) => ExpressionLook,
): ExpressionLook {
  const { source, caret } = question;
  if (slug === token) return answer(question);
  const { problem, completion, condition, subjects, ...rest } = answer({
    ...question,
    source: source.replaceAll(token, slug),
    ...(caret !== undefined && { caret: source.slice(0, caret).replaceAll(token, slug).length }),
  });
  const written = (position: number) => writtenPosition(source, slug, position);
  const start = new RegExp(`^${slug}(?=[_.-])`);
  const named = (path: readonly string[]) => path.map((name) => name.replace(start, token));
  return {
    ...rest,
    ...(condition !== undefined && { condition: withNames(condition, named) }),
    ...(subjects !== undefined && {
      subjects: subjects.map((subject) => ({
        ...{ ...subject, path: named(subject.path) },
        ...(subject.choices !== undefined && {
          choices: subject.choices.map((choice) =>
            subject.kind === 'permissions'
              ? { ...choice, value: choice.value.replace(start, token) }
              : choice,
          ),
        }),
      })),
    }),
    ...(problem !== undefined && {
      problem: { ...problem, start: written(problem.start), end: written(problem.end) },
    }),
    ...(completion !== undefined && {
      completion: {
        from: written(completion.from),
        options: completion.options.map((option) => ({
          ...option,
          apply: option.apply.replace(start, token),
        })),
      },
    }),
  };
}

/** Converts a position in the replaced text to the written one. */
function writtenPosition(source: string, slug: string, position: number): number {
  let [read, at] = [0, 0];
  while (read < position && at < source.length) {
    const isToken = source.startsWith(token, at);
    read += isToken ? slug.length : 1;
    at += isToken ? token.length : 1;
  }
  return at;
}

/** Replaces the paths of a condition's clauses, and the permissions that it names, by their spelling in the files. */
function withNames(condition: string, named: (path: readonly string[]) => readonly string[]): string {
  return JSON.stringify(JSON.parse(condition), (key, value) => {
    if (key === 'subject' || key === 'path') return named(value);
    if (value?.verb !== 'holds' && value?.verb !== 'not holds') return value;
    return { ...value, value: { ...value.value, text: named([value.value.text])[0] } };
  });
}
