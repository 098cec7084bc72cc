import { configure } from '@testing-library/react';

// The first use of a lazy part compiles it, and a busy machine takes long over that: a limit here is for what hangs.
configure({ asyncUtilTimeout: 10_000 });
