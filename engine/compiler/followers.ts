/** Members of a diagnostic that are read here. */
interface Located {
  readonly code: string;
  readonly message: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly help?: string | undefined;
}

/** Limit to the locations of one mistake that are shown one by one. */
const shownSingly = 3;

/** Limit to the other locations that are named where only the first is shown. */
const namedLocations = 5;

/**
 * A field that is renamed in its schema is unknown wherever it is used: of more than a few diagnostics that say the
 * same only the first is kept, and names the other places.
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

/** The message, without the expression that it was found in. */
function causeOf({ code, message }: Located): string {
  return `${code} ${message.replace(/, in ".*"\.$/, '')}`;
}

function helpWith({ help = '' }: Located, others: readonly Located[]): string {
  const named = others.slice(0, namedLocations).map(({ path, line, column }) => `${path}:${line}:${column}`);
  const more = others.length - named.length;
  const list = named.join(', ') + (more > 0 ? `, and ${more} more` : '');
  return `${help} The same stands in ${others.length} other places: ${list}.`.trim();
}
