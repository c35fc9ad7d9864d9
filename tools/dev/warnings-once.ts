import { type Diagnostic, formatDiagnostics } from '../compiler/diagnostics.ts';
import { complain } from '../terminal/terminal.ts';

const told = new Set<string>();

/** Shows the warnings that have not been shown since the last time they were mended: a watcher compiles often. */
export function reportWarnings(diagnostics: readonly Diagnostic[]): void {
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const texts = warnings.map((warning) => formatDiagnostics([warning]));
  const news = texts.filter((text) => !told.has(text));
  told.clear();
  for (const text of texts) told.add(text);
  if (news.length > 0) complain(`\n${news.join('\n\n')}\n`);
}
