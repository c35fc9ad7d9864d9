import { configure } from '@testing-library/react';

/** An answer comes all the way from a database, on a machine that does other things beside. */
configure({ asyncUtilTimeout: 5000 });
