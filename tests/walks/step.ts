import fc from 'fast-check';

/** Action on a form, by a user or from outside. Numbers choose among the available elements, modulo their count. */
export type Step =
  | TypedStep
  | ErasedStep
  | PlainStep
  | { readonly kind: 'reload' | 'rest' }
  | SaveStep
  | ExitStep;

interface ErasedStep {
  readonly kind: 'erase';
  readonly box: number;
  readonly from: number;
  readonly to: number;
}

interface PlainStep {
  readonly kind: 'undo' | 'leave' | 'choose';
  readonly box: number;
  readonly choice: number;
}

interface SaveStep {
  readonly kind: 'save';
  readonly end: SaveEnd;
}

export interface TypedStep {
  readonly kind: 'type' | 'paste' | 'compose';
  readonly box: number;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

interface ExitStep {
  readonly kind: 'exit';
  readonly way: WayOut;
}

/** Way to leave a dialog. */
export type WayOut = (typeof waysOut)[number];

export const waysOut = ['Escape', 'the close button', 'Cancel'] as const;

/** Result of a save: `reload` means that the page is left while the save is under way. */
export type SaveEnd = 'stored' | 'fails' | 'slow' | 'reload' | 'overtaken';

const box = fc.nat(30);
const place = fc.nat(80);

/** Characters as keyboards type them, including some of several code units and some that masks treat specially. */
const sign = fc.constantFrom(...'aZ 059/-:.(+', 'É', '🙂', 'ñ', '’');

/** Texts that users paste: whole values, long texts, lines, invisible characters. */
const copied = fc.oneof(
  fc.constantFrom(
    ...['03/04/1950', '9:30 am', '(303) 555-0134', '+1 303 555 0134 ext. 7', '12.5', '1505', '80203-1234'],
    ...['ann@example.org', 'De\u200BLuca', 'Ann\u00ADa', '1\u00A0/\u200E2/1960', '日本', 'a\r\nb', '10–12'],
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  fc.nat(6000).map((count) => 'long '.repeat(count / 5)),
);

const typed = (kind: TypedStep['kind'], text: fc.Arbitrary<string>): fc.Arbitrary<Step> =>
  fc.record({ kind: fc.constant(kind), box, text, from: place, to: place });

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: typed('type', sign) },
  { weight: 4, arbitrary: typed('paste', copied) },
  { weight: 2, arbitrary: typed('compose', fc.constantFrom('日本', 'にほん', 'é')) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('erase' as const), box, from: place, to: place }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('undo' as const, 'leave' as const, 'choose' as const),
      box,
      choice: fc.nat(10),
    }),
  },
  { weight: 2, arbitrary: fc.constantFrom({ kind: 'reload' } as const, { kind: 'rest' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      end: fc.constantFrom<SaveEnd>('stored', 'fails', 'slow', 'reload', 'overtaken'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('exit' as const), way: fc.constantFrom(...waysOut) }),
  },
);
