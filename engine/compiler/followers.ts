/** Members of a diagnostic that are needed here. */
interface Located {
  readonly code: string;
  readonly message: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly help?: string | undefined;
}

/** Maximum of locations of one mistake that are reported separately. */
const shownSingly = 3;

/** Maximum of other locations named where only the first is reported. */
const namedLocations = 5;

/**
 * Keeps only the first of several equal diagnostics, with the other locations: a field renamed in its schema is unknown
 * wherever it is used.
 */
export function withoutFollowers<Diagnostic extends Located>(
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  const groups = Map.groupBy(diagnostics, causeOf);
  return diagnostics.flatMap((diagnostic) => {
    const group = groups.get(causeOf(diagnostic)) ?? [];
    if (group.length <= shownSingly) return [diagnostic];
    const [first, ...others] = group;
    return first === diagnostic ? [{ ...first, help: helpWith(first, others) }] : [];
  });
}

/** Removes the expression from a message, to compare causes. */
function causeOf({ code, message }: Located): string {
  return `${code} ${message.replace(/, in ".*"\.$/, '')}`;
}

function helpWith({ help = '' }: Located, others: readonly Located[]): string {
  const named = others.slice(0, namedLocations).map(({ path, line, column }) => `${path}:${line}:${column}`);
  const more = others.length - named.length;
  const list = named.join(', ') + (more > 0 ? `, and ${more} more` : '');
  return `${help} The same stands in ${others.length} other places: ${list}.`.trim();
}
