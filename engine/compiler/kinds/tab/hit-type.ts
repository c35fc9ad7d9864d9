import {
  anyType,
  dayType,
  type ExpressionType,
  identifier,
  numberType,
  textType,
} from '../../expressions/types.ts';
import type { SearchedIndex } from '../../plan/search-of-tab.ts';

/** Finds the type of a hit in expressions: the columns in the index's answer, and their companions. */
export function hitType(
  index: SearchedIndex | undefined,
  companions: Readonly<Record<string, ExpressionType>>,
): ExpressionType {
  if (index === undefined) return anyType;
  const fields = index.hit.map((name) => [name, columnType(index.columns[name]?.kind)] as const);
  return {
    is: 'object',
    name: `Hit_${identifier(index.name)}`,
    fields: { id: textType, ...Object.fromEntries(fields), ...companions },
  };
}

function columnType(kind: string | undefined): ExpressionType {
  if (kind === 'number') return numberType;
  return kind === 'date' ? dayType : textType;
}
