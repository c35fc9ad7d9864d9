import type { Scope } from '../../../core/expressions/scope.ts';
import type { OpenedForm } from '../../../core/forms/opened-form.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import type { Entity } from '../../../core/product/entity.ts';
import type { Product } from '../../../core/product/product.ts';

/** Descriptors of an open form. No record changes it: a save by others meanwhile renders no field anew. */
export interface FormDescription {
  readonly product: Product;
  readonly entity: Entity;
  /** Form, as the same object for the same descriptor and entity: derived data is cached under it. */
  readonly form: OpenedForm;
  /** The event that the values go with, where they are not stored. */
  readonly raises?: RaisedByForm | undefined;
}

/**
 * Everything that a form's values are judged by. Replaced as a whole when the product, the user or a record changes.
 */
export interface FormContext extends FormDescription {
  /** The stored version of the values; absent for something new. */
  readonly old: JsonObject | undefined;
  readonly scopeOf: (values: JsonObject) => Scope;
  readonly can: (ruleName: string | undefined) => boolean;
}

/** An event of a workflow, by names. */
export interface RaisedByForm {
  readonly workflow: string;
  readonly event: string;
}
