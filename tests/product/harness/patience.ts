import { configure } from '@testing-library/react';

/** An answer comes all the way from a database, on a machine that does other things beside. */
configure({ asyncUtilTimeout: 5000 });

// The first dialog of a file would wait until its form is read and translated; a browser has it ready by then.
await import('../../../engine/react/tab/RowDialog.tsx');
