// GENERATED from engine/compiler/kinds/fhir/fhir.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * How a kind of record is said in FHIR, the language in which other systems send and receive records.
 */
export interface FhirFile {
  /**
   * The kind of record that is sent and received.
   */
  entity: string;
  /**
   * What FHIR calls it.
   */
  resource: string;
  /**
   * The programmed part that says which of what others send is not taken, and why.
   */
  refuses?: string;
  /**
   * Fields that are neither sent nor received.
   */
  stays?: readonly string[];
  /**
   * What other systems can search these records by, each under the name that FHIR has for it.
   */
  search?: {
    [k: string]: SearchParameterFile;
  };
  /**
   * Which field stands where. A field without a row is sent and received as well, in an addition that only this product reads.
   */
  rows: readonly RowFile[];
}
export interface SearchParameterFile {
  /**
   * Whether it is a text, a code or a day.
   */
  type: 'string' | 'token' | 'date';
  /**
   * The column of the search of this kind of record.
   */
  column?: string;
  /**
   * The element that is looked at, among the records of the one person, or of the few ids, that are asked for.
   */
  element?: string;
  /**
   * The system of the codes in the column.
   */
  system?: string;
}

export interface RowFile {
  /**
   * The field of the record.
   */
  field?: string;
  /**
   * Where the resource says it. Brackets choose one of several: by what it says, or by its place from 0.
   */
  element?: string;
  /**
   * Whether it is only received or only sent; without it, both.
   */
  only?: 'in' | 'out';
  /**
   * What is sent in every resource; of a field that is only received, what every resource of others brings.
   */
  constant?: string | number | boolean | readonly string[];
  /**
   * The text that is sent, worked out from the record.
   */
  value?: string | readonly string[];
  /**
   * The kind of record or row that the element refers to.
   */
  references?: string;
  /**
   * The list of choices with the codes of the other system, where the field itself names none.
   */
  codes?: string;
  /**
   * The column of the list of choices with the codes that others use.
   */
  column?: string;
  /**
   * The address of the system that the codes are from.
   */
  system?: string;
  /**
   * What is sent for each value of the field.
   */
  values?: {
    [k: string]: string | boolean;
  };
  /**
   * The programmed part that reads the field of what other systems send; false where the field is not taken from them.
   */
  others?: string | false;
  /**
   * It is sent only where this is true.
   */
  when?: string | readonly string[];
  /**
   * The fields of each row of a list, with their elements.
   */
  rows?: readonly RowFile[];
}
