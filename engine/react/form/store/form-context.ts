import type { Scope } from '../../../core/expressions/scope.ts';
import type { OpenedForm } from '../../../core/forms/opened-form.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import type { Entity } from '../../../core/product/entity.ts';
import type { Product } from '../../../core/product/product.ts';

/**
 * Descriptors of an open form. They do not depend on records, so that another user's save renders no field again.
 */
export interface FormDescription {
  readonly product: Product;
  readonly entity: Entity;
  /** Form; the same object for the same descriptor and entity, since caches are keyed by it. */
  readonly form: OpenedForm;
  /** Event with which the values are sent; absent where the values are stored. */
  readonly raises?: RaisedByForm | undefined;
}

/** Context in which a form's values are checked; replaced as a whole when the product, the user or a record changes. */
export interface FormContext extends FormDescription {
  /** Stored version of the values; undefined for a new record. */
  readonly old: JsonObject | undefined;
  readonly scopeOf: (values: JsonObject) => Scope;
  readonly can: (ruleName: string | undefined) => boolean;
}

/** Event of a workflow, with the workflow's name. */
export interface RaisedByForm {
  readonly workflow: string;
  readonly event: string;
}
