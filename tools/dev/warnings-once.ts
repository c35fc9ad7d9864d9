import { type Diagnostic, formatDiagnostics } from '../../engine/compiler/diagnostics.ts';
import { complain } from '../terminal/terminal.ts';

const shown = new Set<string>();

/** Shows each warning once until it is corrected, since the watcher compiles after every change. */
export function reportWarnings(diagnostics: readonly Diagnostic[]): void {
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const texts = warnings.map((warning) => formatDiagnostics([warning]));
  const news = texts.filter((text) => !shown.has(text));
  shown.clear();
  for (const text of texts) shown.add(text);
  if (news.length > 0) complain(`\n${news.join('\n\n')}\n`);
}
