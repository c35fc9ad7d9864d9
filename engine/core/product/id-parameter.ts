/** Names the property or parameter by which a call names a record of an entity: `loanId`, `priorityQueueId`. */
export function idParameter(entity: string): string {
  return `${camelCase(entity)}Id`;
}

/** Turns the name of a file into that of a property: `priority-queue` into `priorityQueue`. */
export function camelCase(stem: string): string {
  return stem.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
