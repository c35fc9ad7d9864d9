/** Part of a request, as the gateway measured it (W3C Server Timing). */
export interface ServerPart {
  readonly name: string;
  /** Milliseconds. */
  readonly time: number;
  readonly note: string | undefined;
}

/** Parses a `Server-Timing` header; empty where there is none. */
export function serverParts(header: string | null): readonly ServerPart[] {
  return (header ?? '').split(/\s*,\s*/).flatMap((metric) => {
    const [name = '', ...parameters] = metric.split(/\s*;\s*/);
    const values = new Map(
      parameters.map((parameter) => {
        const [key = '', value = ''] = parameter.split('=', 2);
        return [key, value.replace(/^"|"$/g, '')];
      }),
    );
    const time = Number(values.get('dur'));
    return name === '' || Number.isNaN(time) ? [] : [{ name, time, note: values.get('desc') }];
  });
}
