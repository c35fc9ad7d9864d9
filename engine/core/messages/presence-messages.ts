/** Texts of the engine about colleagues who edit the open record; others are in `messages.ts`. */
export const presenceMessages = {
  'presence.row': '{name} is writing {item} {number}',
  'presence.new': '{name} is writing a new {item}',
} as const satisfies Readonly<Record<string, string>>;
