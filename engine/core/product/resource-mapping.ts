import type { Expression } from '../expressions/scope.ts';
import type { Json } from '../json/json.ts';
import type { PathPattern } from './entity.ts';

/** Mapping of an entity to a resource of FHIR R4, read in both directions. */
export interface ResourceMapping {
  readonly name: string;
  readonly entity: string;
  /** Type of the resource, such as `Observation`. */
  readonly resource: string;
  /** Record that holds the values; absent for records of their own. */
  readonly within?: HeldWithin | undefined;
  readonly rows: readonly MappingRow[];
  /** Paths that never leave: what is not stored, what the gateway alone writes, and what other mappings take. */
  readonly stays: readonly PathPattern[];
  /** Values that the schema fixes, by their paths. */
  readonly fixed: Readonly<Record<string, Json>>;
  /** Search parameters of FHIR, by their names. */
  readonly search?: Readonly<Record<string, MappedSearch>> | undefined;
  /** Conversion that finds why a resource of others is not taken. */
  readonly refuses?: string | undefined;
}

/** Search parameter: of a column of the entity's search index, or of an element of one subject's records. */
export interface MappedSearch {
  readonly type: 'string' | 'token' | 'date';
  readonly column?: string | undefined;
  /** Code system of the values in the column. */
  readonly system?: string | undefined;
  readonly element?: ResourceElement | undefined;
}

/** Place of an entity's values in the records of another one. */
export interface HeldWithin {
  readonly entity: string;
  /** JSON Pointer to the value, or to the list of values. */
  readonly at: string;
  /** Name of the property that identifies a row; absent for a single value. */
  readonly key?: string | undefined;
}

/** Field beside the element that says the same. */
export interface MappingRow {
  /** JSON Pointer; absent for a constant and for a reference. */
  readonly field?: string | undefined;
  /** Absent where only a conversion reads the field. */
  readonly element?: ResourceElement | undefined;
  /** Direction; absent for both. */
  readonly only?: 'in' | 'out' | undefined;
  readonly constant?: Json | undefined;
  /** Text that is written, over the record. */
  readonly value?: Expression<string> | undefined;
  /** Entity whose records or rows the element refers to. */
  readonly references?: string | undefined;
  readonly codes?: MappedCodes | undefined;
  /** Value of the element for each value of the field, which is a key here. */
  readonly values?: Readonly<Record<string, Json>> | undefined;
  /** Conversion that reads the field of resources of others; `false` if nothing does. */
  readonly others?: string | false | undefined;
  /** Condition on which the row is written. */
  readonly when?: Expression<boolean> | undefined;
  /** Rows for each item of a list. */
  readonly rows?: readonly MappingRow[] | undefined;
}

/** Value set whose entries carry the codes of another system. */
export interface MappedCodes {
  readonly set: string;
  /** Column with the codes of the system; absent for the set's own codes. */
  readonly column?: string | undefined;
  readonly system?: string | undefined;
}

/** Element of a resource, as a path of steps. */
export interface ResourceElement {
  readonly steps: readonly ElementStep[];
  /** Type of FHIR, such as `CodeableConcept` or `dateTime`. */
  readonly type: string;
  /** True if the field holds every item of the list. */
  readonly isAll?: boolean | undefined;
}

/** Step into a property; of a list, to one item. */
export interface ElementStep {
  readonly name: string;
  readonly isList: boolean;
  /** Properties that choose the item, and that a new one gets. */
  readonly where?: Readonly<Record<string, string>> | undefined;
  /** Properties that the item must not have. */
  readonly not?: Readonly<Record<string, string>> | undefined;
  /** Position of the item, from 0. */
  readonly index?: number | undefined;
}
