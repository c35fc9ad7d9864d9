/** Members of a diagnostic that decide about its cause. */
interface Located {
  readonly code: string;
  readonly message: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly help?: string | undefined;
}

/** Maximum number of locations of one mistake that are each reported. */
const shownSingly = 3;

/** Maximum number of further locations named in the report of the first one. */
const namedLocations = 5;

/**
 * Keeps only the first of many equal diagnostics and names the other locations in it: a field renamed in its
 * schema is reported wherever it is used.
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

/** Removes the quoted expression from a message, so that messages of one cause are equal. */
function causeOf({ code, message }: Located): string {
  return `${code} ${message.replace(/, in ".*"\.$/, '')}`;
}

function helpWith({ help = '' }: Located, others: readonly Located[]): string {
  const named = others.slice(0, namedLocations).map(({ path, line, column }) => `${path}:${line}:${column}`);
  const more = others.length - named.length;
  const list = named.join(', ') + (more > 0 ? `, and ${more} more` : '');
  return `${help} The same stands in ${others.length} other places: ${list}.`.trim();
}
