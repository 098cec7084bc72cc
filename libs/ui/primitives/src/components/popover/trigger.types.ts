import type { HTMLAttributes, RefCallback } from 'react';

/** What turns a native button, or an icon button, into one that opens something; spread it on the button. */
export type TriggerProps = HTMLAttributes<HTMLButtonElement> & { ref: RefCallback<HTMLElement> };
