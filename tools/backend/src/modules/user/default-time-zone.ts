/** Zone in which times are shown to whoever has no account, or a new one. */
export const DEFAULT_TIME_ZONE = 'Europe/Moscow';
