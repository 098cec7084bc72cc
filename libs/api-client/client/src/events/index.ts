export { openTabChannel, type TabChannel, type TabLocks, type Tabs } from './browser-tabs.ts';
export type { ConnectionOptions } from './event-connection.ts';
export { createPushChannel, type PushChannel, type PushChannelOptions } from './push-channel.ts';
export type { EventsListener } from './reconnecting-events.ts';
export { createTabMemory, type TabMemory } from './tab-memory.ts';
