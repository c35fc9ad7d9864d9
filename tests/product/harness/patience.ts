import { configure } from '@testing-library/react';

/** An answer comes all the way from a database, a form is compiled on its way, and the machine does other things beside. */
configure({ asyncUtilTimeout: 20_000 });

// The first dialog of a file would wait until its form is read and translated; a browser has it ready by then.
await import('../../../engine/react/tab/RowDialog.tsx');
