import type { SourceMap } from './source-map.ts';
import { answerEvent, questionEvent, type SourceAnswers, type SourceQuestions } from './source-question.ts';

/** Messages between pages and Vite's development server, as far as the inspector needs them. */
export interface PageMessages {
  readonly on: (event: string, listener: (questions: SourceQuestions, page: AskingPage) => void) => unknown;
}

interface AskingPage {
  readonly send: (event: string, answers: SourceAnswers) => void;
}

/**
 * Answers the questions of inspectors in open pages, each with the source map that is current at that moment.
 */
export function answerQuestions(messages: PageMessages, current: () => SourceMap): void {
  messages.on(questionEvent, ({ id, questions }, page) => {
    const locations = questions.map((question) => current().locationOf(question) ?? null);
    page.send(answerEvent, { id, locations });
  });
}
