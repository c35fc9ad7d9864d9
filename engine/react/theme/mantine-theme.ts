import { createTheme } from '@mantine/core';

/** Colours and sizes come from `tokens.css`; only behaviour is set here. */
export const mantineTheme = createTheme({
  cursorType: 'pointer',
  respectReducedMotion: true,
  autoContrast: false,
});
