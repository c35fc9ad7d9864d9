/** Sample that Prometheus has of one series at one moment. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Samples of one moment, with its minutes since the first reading. */
export interface Reading {
  readonly minute: number;
  readonly samples: readonly Sample[];
}

export interface AlarmRule {
  readonly name: string;
  readonly expression: string;
  /** Minutes for which the expression has to hold. */
  readonly minutes: number;
}

const minutesOf: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1440 };

function duration(text: string): number {
  const [, count = '0', unit = 'm'] = /^(\d+)([mhd])$/.exec(text) ?? [];
  return Number(count) * (minutesOf[unit] ?? 1);
}

/** Reads the alarm rules of a file as written. */
export function alarmRules(file: string): readonly AlarmRule[] {
  return file
    .split(/^ +- alert: /m)
    .slice(1)
    .map((text) => {
      const [, block, line] = /^ +expr: (?:\|\n((?: {10,}.*\n)+)|(.*)$)/m.exec(text) ?? [];
      const [, held = '0m'] = /^ +for: (\w+)$/m.exec(text) ?? [];
      const [name = ''] = text.split('\n');
      return { name, expression: block ?? line ?? '', minutes: duration(held) };
    });
}

/** Reads the text of a scrape, with the labels that Prometheus adds. */
export function samplesOf(text: string, added: Sample['labels']): readonly Sample[] {
  return [...text.matchAll(/^([a-z]\w*)(?:\{(.*)\})? (\S+)$/gm)].map(
    ([, name = '', written = '', value]) => ({
      name,
      labels: { ...labelsOf(written), ...added },
      value: Number(value),
    }),
  );
}

function labelsOf(written: string): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * Lists the names of the alarms that are raised at the last reading; each reading is one evaluation of the rules.
 */
export function raisedBy(rules: readonly AlarmRule[], readings: readonly Reading[]): readonly string[] {
  return rules.filter((rule) => isRaised(rule, readings)).map(({ name }) => name);
}

function isRaised({ expression, minutes }: AlarmRule, readings: readonly Reading[]): boolean {
  const end = readings.at(-1)?.minute ?? 0;
  for (let count = readings.length; count > 0; count -= 1) {
    if (new Evaluation(expression, readings.slice(0, count)).values().length === 0) return false;
    if (end - (readings[count - 1]?.minute ?? 0) >= minutes) return true;
  }
  return false;
}

type Value = Pick<Sample, 'labels' | 'value'>;

const comparisons: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '==': (a, b) => a === b,
};

const aggregations: Readonly<Record<string, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((a, b) => a + b, 0),
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
};

/** Evaluation of a PromQL expression, limited to the syntax that the rules use; throws for any other. */
class Evaluation {
  readonly #tokens: string[];
  readonly #readings: readonly Reading[];

  constructor(expression: string, readings: readonly Reading[]) {
    this.#tokens = expression.match(/"[^"]*"|=~|==|[\d.]+(?:e\d+)?(?![\w])|\d+[mhd]|\w+|[^\s\w]/g) ?? [];
    this.#readings = readings;
  }

  values(): readonly Value[] {
    const found = this.#both();
    if (this.#tokens.length > 0) throw new Error(`Unknown in a rule: ${this.#tokens.join(' ')}`);
    return found;
  }

  #both(): readonly Value[] {
    const found = this.#compared();
    if (!this.#takes('and')) return found;
    const also = this.#both();
    return found.filter(({ labels }) => also.some((each) => isSame(each.labels, labels)));
  }

  #compared(): readonly Value[] {
    const found = this.#divided();
    const holds = comparisons[this.#tokens[0] ?? ''];
    if (holds === undefined) return found;
    this.#tokens.shift();
    const limit = Number(this.#tokens.shift());
    return found.filter(({ value }) => holds(value, limit));
  }

  #divided(): readonly Value[] {
    const found = this.#term();
    if (!this.#takes('/')) return found;
    const by = this.#term();
    return found.flatMap(({ labels, value }) =>
      by.filter((each) => isSame(each.labels, labels)).map((each) => ({ labels, value: value / each.value })),
    );
  }

  #term(): readonly Value[] {
    const name = this.#tokens.shift() ?? '';
    if (name === 'absent') return this.#within().length > 0 ? [] : [{ labels: {}, value: 1 }];
    if (name === 'histogram_quantile') return this.#quantile();
    const aggregate = aggregations[name];
    if (aggregate !== undefined) return this.#aggregated(aggregate);
    if (name === 'rate' || name === 'increase') return this.#grown(name === 'rate');
    return samplesAt(this.#readings.at(-1), name, this.#selector());
  }

  #within(): readonly Value[] {
    this.#expect('(');
    const found = this.#both();
    this.#expect(')');
    return found;
  }

  #aggregated(aggregate: (values: readonly number[]) => number): readonly Value[] {
    const names = this.#takes('by') ? this.#names() : [];
    const groups = Map.groupBy(this.#within(), ({ labels }) =>
      JSON.stringify(Object.fromEntries(names.map((name) => [name, labels[name] ?? '']))),
    );
    return [...groups].map(([labels, values]) => ({
      labels: JSON.parse(labels),
      value: aggregate(values.map(({ value }) => value)),
    }));
  }

  #names(): readonly string[] {
    this.#expect('(');
    const names: string[] = [];
    for (let token = this.#tokens.shift(); token !== undefined && token !== ')'; token = this.#tokens.shift())
      if (token !== ',') names.push(token);
    return names;
  }

  /** Computes the growth of a counter within a range, in total or per second. */
  #grown(isEachSecond: boolean): readonly Value[] {
    this.#expect('(');
    const name = this.#tokens.shift() ?? '';
    const matches = this.#selector();
    this.#expect('[');
    const range = duration(this.#tokens.shift() ?? '');
    this.#expect(']');
    this.#expect(')');
    const now = this.#readings.at(-1)?.minute ?? 0;
    const first = this.#readings.find(({ minute }) => minute >= now - range);
    const before = samplesAt(first, name, matches);
    return samplesAt(this.#readings.at(-1), name, matches).flatMap(({ labels, value }) => {
      const earlier = before.find((each) => isSame(each.labels, labels));
      if (earlier === undefined) return [];
      return [{ labels, value: (value - earlier.value) / (isEachSecond ? range * 60 : 1) }];
    });
  }

  /**
   * Finds the upper bound of the bucket that contains the quantile, which is exact enough where the alarm's limit is
   * itself such a bound.
   */
  #quantile(): readonly Value[] {
    this.#expect('(');
    const share = Number(this.#tokens.shift());
    this.#expect(',');
    const buckets = this.#both();
    this.#expect(')');
    const groups = Map.groupBy(buckets, ({ labels: { le: _end, ...labels } }) => JSON.stringify(labels));
    return [...groups].map(([labels, values]) => {
      const most = Math.max(...values.map(({ value }) => value));
      const reached = values.filter(({ value }) => most > 0 && value >= share * most);
      return { labels: JSON.parse(labels), value: Math.min(...reached.map((each) => endOf(each))) };
    });
  }

  #selector(): (labels: Sample['labels']) => boolean {
    if (!this.#takes('{')) return () => true;
    const [label = '', operator, text = ''] = this.#tokens.splice(0, 3);
    this.#expect('}');
    const pattern = new RegExp(`^(?:${JSON.parse(text)})$`);
    return (labels) =>
      operator === '=~' ? pattern.test(labels[label] ?? '') : labels[label] === JSON.parse(text);
  }

  #takes(token: string): boolean {
    if (this.#tokens[0] !== token) return false;
    this.#tokens.shift();
    return true;
  }

  #expect(token: string): void {
    if (!this.#takes(token)) throw new Error(`A rule lacks ${token} before ${this.#tokens.join(' ')}`);
  }
}

function endOf({ labels }: Value): number {
  return labels['le'] === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels['le']);
}

function samplesAt(
  reading: Reading | undefined,
  name: string,
  matches: (labels: Sample['labels']) => boolean,
): readonly Value[] {
  return reading?.samples.filter((sample) => sample.name === name && matches(sample.labels)) ?? [];
}

function isSame(one: Sample['labels'], other: Sample['labels']): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
