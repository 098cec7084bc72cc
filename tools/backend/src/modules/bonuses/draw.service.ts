import { randomInt } from 'node:crypto';
import { type BonusDraw, type Language, textIn } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { announce } from '../events/announce.ts';
import type { ImageFacts } from '../images/image-facts.ts';
import { lockAccount } from '../purchases/orders.store.ts';
import { changePurse } from '../purchases/purses.ts';
import { findDraw, listStandings, saveDraw } from './bonuses.store.ts';
import { codePrizes, findPrize, pointPrizes } from './prizes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The draw of the day. */
export interface DrawService {
  read(accountId: string, language: Language): Promise<BonusDraw>;
  /** @throws Failure `drawTaken` within 24 hours of the last one. */
  draw(accountId: string, language: Language): Promise<BonusDraw>;
}

/** The draws of a database. */
export function createDrawService({ db, now }: Context, images: ImageFacts): DrawService {
  const read: DrawService['read'] = async (accountId, language) => {
    const last = await findDraw(db, accountId);
    if (!last) return { is_available: true };
    const nextAt = new Date(last.drawnAt.getTime() + DAY_MS);
    const prize = findPrize(last.prizeId);
    return {
      is_available: nextAt <= now(),
      ...(nextAt > now() && { next_at: nextAt.toISOString() }),
      ...(prize && {
        prize: {
          title: textIn(prize.titles, language),
          description: textIn(prize.descriptions, language),
          image: images.describe(prize.imageId),
        },
      }),
    };
  };

  return {
    read,
    draw: async (accountId, language) => {
      await db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const standings = await listStandings(tx, accountId);
        const member = standings.find(({ membership }) => membership?.status === 'active');
        const prizes = member ? pointPrizes : codePrizes;
        const prize = prizes[randomInt(prizes.length)];
        if (!prize) throw new Error('There are no prizes');
        const drawnAt = now();
        const since = new Date(drawnAt.getTime() - DAY_MS);
        if (!(await saveDraw(tx, { accountId, drawnAt, prizeId: prize.id }, since))) {
          throw new Failure('drawTaken');
        }
        if (!member || prize.points === undefined) return;
        const purse = member.program.id;
        const reference = `draw:${drawnAt.toISOString()}`;
        await changePurse(tx, { accountId, purse, reference, amount: prize.points }, drawnAt);
        await announce(
          tx,
          { accountId },
          { event_type: 'item', event_code: 'bonuses_changed' },
          drawnAt,
        );
      });
      return read(accountId, language);
    },
  };
}
