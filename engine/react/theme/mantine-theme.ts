import { createTheme, type MantineColorSchemeManager } from '@mantine/core';

/** Colours and sizes come from `tokens.css`; only behaviour is set here. */
export const mantineTheme = createTheme({
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: false,
});

function nothing(): void {}

/** Light or dark is never Mantine's to remember. */
export const systemScheme: MantineColorSchemeManager = {
  get: (otherwise) => otherwise,
  set: nothing,
  subscribe: nothing,
  unsubscribe: nothing,
  clear: nothing,
};
