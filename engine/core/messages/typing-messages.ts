/**
 * Messages of a text box about refused characters. They are separate from those of forms, since boxes outside
 * of forms show them too.
 */
export const typingMessages = {
  'text.room': 'At most {max} characters fit here.',
  'number.room': 'A number of at most six digits is needed here.',
  'text.not-taken': 'Not taken: “{text}”',
} as const satisfies Readonly<Record<string, string>>;
