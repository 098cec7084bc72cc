import { configure } from '@testing-library/react';

// The first use of a lazy part compiles it, which takes longer than Testing Library waits.
configure({ asyncUtilTimeout: 4000 });
