import {
  answerEvent,
  questionEvent,
  type SourceAnswers,
  type SourceLocation,
  type SourceQuestion,
  type SourceQuestions,
} from '../../../../engine/compiler/inspector/source-question.ts';

const waiting = new Map<number, (locations: SourceAnswers['locations']) => void>();
let lastId = 0;

import.meta.hot?.on(answerEvent, ({ id, locations }: SourceAnswers) => {
  waiting.get(id)?.(locations);
  waiting.delete(id);
});

/**
 * Finds the locations of all these sources in the schema set; the development server answers from the current files.
 */
export function sourcesOf(questions: readonly SourceQuestion[]): Promise<SourceAnswers['locations']> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    import.meta.hot?.send(questionEvent, { id, questions } satisfies SourceQuestions);
  });
}

/** Opens a file through Vite, in the editor that runs, or that `LAUNCH_EDITOR` names. */
export async function openInEditor({ path, line, column }: SourceLocation): Promise<void> {
  await fetch(`/__open-in-editor?file=${encodeURIComponent(`${path}:${line}:${column}`)}`);
}
