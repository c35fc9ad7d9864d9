/** Texts of the engine about the notices of before; others are in `messages.ts`. */
export const noticeMessages = {
  'notice.none': 'No notices since this page was opened.',
  'notice.quiet': 'Quiet: show no notices',
  'notice.quiet.help':
    'They are only listed and counted here. Errors, and what you can take back, show nevertheless.',
} as const satisfies Readonly<Record<string, string>>;
