import type { Json, JsonObject, JsonSchemaObject } from '../../../engine/core/json/json.ts';
import type { Act } from './drive.tsx';

/** Reasons why ours does better than stock RJSF, for every intended difference. */
export const reasons = {
  'a number is a text': 'no minus, digit or half exponent is lost, and no wheel turns it',
  'an emptied null': 'what may be null is emptied to null, and says so again',
  'a group is left': 'an optional group goes with its last value, or by a button',
  'hidden values go': 'values of a branch that is not shown are not submitted, on any level',
  'constants are choices': 'constants that name no type are chosen from',
  'a yes is given': 'a constant yes is ticked by a person, not by the schema',
  'the later drafts': 'dependentSchemas, prefixItems and $dynamicRef are laid out',
  'patterns of others': 'a pattern that only the older mode of regular expressions reads is read',
  'the chosen branch': 'only the chosen alternative says what is wrong',
  'the name itself': 'a value that is not expected is named itself, not the group around it',
  'own properties': 'what every object of JavaScript has is no value that somebody typed',
  'empty choices': 'a choice is taken back by choosing nothing, under a name that says so',
  once: 'a press that is repeated by mistake submits once',
  'moments stay whole': 'a moment keeps its seconds and its offset, and a time its seconds',
  'yes, no or neither': 'a yes or no that may be null is chosen from three',
} as const;

export type Reason = keyof typeof reasons;

/** Result of pressing Submit: the saved values, or the paths of mistakes. */
export type Outcome = { readonly saved: Json } | { readonly wrong: readonly string[] };

export interface KeyedCase {
  readonly what: string;
  readonly schema: JsonSchemaObject;
  readonly uiSchema?: JsonObject;
  readonly value?: Json;
  readonly steps: readonly Act[];
  /** Outcomes of the submits, in turn. */
  readonly expected: readonly Outcome[];
  /** Reason why stock RJSF gives another outcome. */
  readonly differs?: Reason;
}
