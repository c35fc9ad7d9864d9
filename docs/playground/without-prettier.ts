/** Stands for Prettier in the page: types are shown as `json-schema-to-typescript` writes them. */
export async function format(text: string): Promise<string> {
  return text;
}
