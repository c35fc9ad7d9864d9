type Most = Readonly<Record<'pointer' | 'keys', number>>;

/** Limits on the actions that each task needs, which may not grow: what it took when it was measured. */
export const mostActions: Readonly<Record<string, Most>> = {};
