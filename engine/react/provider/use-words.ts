import { fillTemplate } from '../../core/template.ts';
import { useProduct } from './use-product.ts';

/** The product's own words by the name of a message, with what stands in braces filled in. */
export function useWords(): (
  name: string,
  otherwise: string,
  values?: Readonly<Record<string, unknown>>,
) => string {
  const { messages } = useProduct();
  return (name, otherwise, values = {}) => fillTemplate(messages[name] ?? otherwise, values);
}
