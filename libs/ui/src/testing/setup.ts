import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first use of a lazy variant compiles it, which takes longer than Testing Library waits.
configure({ asyncUtilTimeout: 4000 });
afterEach(cleanup);
