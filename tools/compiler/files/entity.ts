// GENERATED from tools/compiler/kinds/entity/entity.meta.json by tools/compiler; do not edit; run npm run schemas
/**
 * A record, a row of a record, or a shared type of value: JSON Schema 2020-12 with a few words of our own.
 */
export type EntityFile = KeywordsFile;

/**
 * A field, or true for any value and false for none.
 */
export type FieldFile = KeywordsFile;

/**
 * Fields by name.
 */
export interface FieldsFile {
  [k: string]: FieldFile;
}

/**
 * Schemas that are combined.
 */
export type ChoicesFile = FieldFile[];

export interface KeywordsFile {
  /**
   * What people read in forms and tables.
   */
  title?: string;
  /**
   * One sentence that says what it holds.
   */
  description?: string;
  /**
   * Another schema or value set, relative to this file, or #/$defs/….
   */
  $ref?: string;
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';
  properties?: FieldsFile;
  items?: FieldFile;
  additionalProperties?: FieldFile;
  required?: string[];
  enum?: unknown[];
  format?: 'date' | 'date-time' | 'time' | 'email' | 'uri' | 'uuid';
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  /**
   * The most items that a list can have; every list says it.
   */
  maxItems?: number;
  minProperties?: number;
  /**
   * The most entries that a map can have; every map says it.
   */
  maxProperties?: number;
  uniqueItems?: boolean;
  $defs?: FieldsFile;
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  allOf?: ChoicesFile;
  anyOf?: ChoicesFile;
  oneOf?: ChoicesFile;
  not?: FieldFile;
  if?: FieldFile;
  then?: FieldFile;
  else?: FieldFile;
  dependentRequired?: {
    [k: string]: unknown;
  };
  dependentSchemas?: FieldsFile;
  patternProperties?: FieldsFile;
  propertyNames?: FieldFile;
  contains?: FieldFile;
  prefixItems?: ChoicesFile;
  unevaluatedProperties?: FieldFile;
  /**
   * For lists: the property that identifies a row.
   */
  'x-key'?: string;
  /**
   * What people read for the values of enum, by value.
   */
  'x-labels'?: {
    [k: string]: string;
  };
  /**
   * Unit of a number (UCUM), or where it stands beside it.
   */
  'x-unit'?:
    | string
    | {
        at: string;
      };
  /**
   * Access rules for seeing and changing the field.
   */
  'x-access'?: {
    read?: string;
    write?: string;
  };
  /**
   * assumed: the specification does not give it.
   */
  'x-origin'?: 'assumed';
  /**
   * Travels with the record but is not stored; from: CEL for a record that is read.
   */
  'x-transient'?:
    | true
    | {
        from: string;
      };
  /**
   * For texts: the entity whose record is named by its id, or the entity and the place of the id; a save may only name what is there.
   */
  'x-reference'?:
    | string
    | {
        entity: string;
        /**
         * JSON Pointer to a list of the record that this one belongs to: a row of it is named.
         */
        rows?: string;
        /**
         * JSON Pointer to the id in the named record or row; where it is blank in a record, its _id counts.
         */
        by: string;
        anyOrganization?: undefined;
      }
    | {
        entity: string;
        /**
         * The record may be of any organization; it is named by its _id.
         */
        anyOrganization: true;
        rows?: undefined;
        by?: undefined;
      };
  /**
   * For maps: the entity whose ids the keys are, or the entity and the place of its id; a save may only add what is there.
   */
  'x-keys'?:
    | string
    | {
        entity: string;
        /**
         * JSON Pointer to the id in the named record; where it is blank, its _id counts.
         */
        by: string;
      };
  /**
   * Worked out when the record is read.
   */
  'x-computed'?: {
    exists?: string;
    count?: string;
    /**
     * CEL over item and self.
     */
    where?: string;
  };
  readOnly?: boolean;
  [k: string]: unknown;
}
