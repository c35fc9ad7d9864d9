import type { Diagnostic } from '../../../engine/compiler/diagnostics.ts';
import type { DraftDiagnostic } from '../../../engine/core/protocol/workbench.ts';

/** Converts a compiler's diagnostic to the form sent to pages. */
export function draftDiagnostic(diagnostic: Diagnostic): DraftDiagnostic {
  const { path, pointer, line, severity, code, plain, fix, location } = diagnostic;
  const { message, help } = plain;
  return {
    path,
    pointer,
    line,
    severity,
    code,
    message,
    detail: [`${code}: ${diagnostic.message}`, diagnostic.help]
      .filter((text) => text !== undefined)
      .join(' '),
    location,
    ...(help !== undefined && { help }),
    ...(fix !== undefined && { fix: { ...fix, steps: JSON.stringify(fix.steps) } }),
  };
}
