/** Holiday of every year: on a date, or on a weekday of a month. */
export interface Holiday {
  readonly name: string;
  /** Month, 1 to 12. */
  readonly month: number;
  readonly day?: number;
  readonly weekday?: string;
  readonly week?: number | 'last';
}
