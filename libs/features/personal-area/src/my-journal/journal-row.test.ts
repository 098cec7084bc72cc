import { messageFixture, pollMessageFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { journalRow } from './journal-row.ts';

const { t } = await createTranslator('rus', { segments: ['my'] });
const words = { t, language: 'rus', timeZone: 'Europe/Moscow' } as const;

describe('journalRow', () => {
  it('says what is new, with the words of its HTML alone [NOTIF-002]', () => {
    expect(journalRow(messageFixture, words, false)).toEqual({
      id: 'message-1',
      title: 'Новый сезон',
      kicker: 'Новое',
      notes: ['Вышел второй сезон «Северного света».', '20\u00A0ноября\u00A02026'],
      icon: 'mail',
      isFaded: false,
    });
  });

  it('is no news once it was opened', () => {
    expect(journalRow(messageFixture, words, true)).not.toHaveProperty('kicker');
  });

  it('says that a poll was answered', () => {
    const poll = { ...pollMessageFixture, is_read: true, is_finished: true };

    expect(journalRow(poll, words, false)).toMatchObject({
      notes: ['Два коротких вопроса.', '19\u00A0ноября\u00A02026 · Опрос · Вы ответили'],
      icon: 'chat',
      isFaded: true,
    });
  });
});
