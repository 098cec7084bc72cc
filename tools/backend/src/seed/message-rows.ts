import type { messages } from '../database/schema.ts';
import { messageSeeds } from './messages.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The journals of the demo accounts, sent at so many hours before `now`. */
export const messageRows = (now: Date): (typeof messages.$inferInsert)[] =>
  messageSeeds.map(({ accountId, hoursAgo, isRead, ...content }, index) => {
    const sentAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    return {
      ...content,
      id: `${accountId}-message-${index + 1}`,
      accountId,
      sentAt,
      deliveredAt: isRead ? sentAt : null,
      shownAt: isRead ? sentAt : null,
    };
  });
