/** What the engine says of colleagues who write in the open record; the other texts stand in `messages.ts`. */
export const presenceMessages = {
  'presence.row': '{name} is writing {item} {number}',
  'presence.new': '{name} is writing a new {item}',
} as const satisfies Readonly<Record<string, string>>;
