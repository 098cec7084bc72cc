import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@foyer/contract';
import { StartRefusal } from '@foyer/server';
import { describe, expect, it } from 'vitest';
import { readMessageTemplates } from './message-templates.ts';
import { SENT_CHANGES, type ChangeMessage, type CodeMessage } from './outgoing-message.ts';
import { smsParts } from './sms-parts.ts';

const message: CodeMessage = {
  id: '1',
  channel: 'sms',
  recipient: '+79000000101',
  purpose: 'auth',
  language: 'rus',
  label: undefined,
  code: '123456',
  minutes: 10,
};

const changed: ChangeMessage = {
  id: '2',
  channel: 'sms',
  recipient: '+79000000101',
  purpose: 'account_change',
  change: 'pin',
  language: 'rus',
  label: undefined,
};

const purposes = ['auth', 'register', 'reset_password', 'migrate_phone', 'bonus'] as const;

function folderWith(files: Record<string, unknown>): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-templates-'));
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const rus = (texts: object) => ({ rus: texts });

describe('the texts that Foyer comes with', () => {
  const { wordsOf: words } = readMessageTemplates();

  it('name the label, and are one SMS each', () => {
    for (const label of [undefined, 'main', 'alternate', 'north']) {
      for (const language of LANGUAGES) {
        for (const purpose of purposes) {
          const { text, sender } = words({ ...message, label, language, purpose });
          expect([text, smsParts(text)]).toEqual([expect.stringContaining('123456'), 1]);
          expect(text.startsWith(sender ?? '123456')).toBe(true);
        }
      }
    }
  });

  it('say of a change what to do, in one SMS', () => {
    for (const label of [undefined, 'main', 'alternate']) {
      for (const language of LANGUAGES) {
        for (const change of SENT_CHANGES) {
          const { text } = words({ ...changed, label, language, change });
          expect([text, smsParts(text)]).toEqual([expect.not.stringContaining('{'), 1]);
        }
      }
    }
    expect(words({ ...changed, label: 'main' }).text).toBe(
      'Софит: Изменён ПИН-код. Не вы? Смените пароль.',
    );
    expect(words({ ...changed, channel: 'email', language: 'eng', label: 'main' })).toEqual({
      sender: 'Sofit',
      subject: 'Sofit: The PIN was changed',
      text: 'The PIN was changed.\n\nIf it was not you, change the password and the PIN, and sign other devices out.\n\nSofit',
    });
  });

  it('say by e-mail how long a code is valid', () => {
    const { subject, text } = words({ ...message, channel: 'email', label: 'main' });

    expect(subject).toBe('Софит: код для входа');
    expect(text).toMatch(/^123456 — код для входа\.\n\nОн действует 10 минут\./u);
  });
});

describe('an operator’s folder', () => {
  it('speaks for its labels, and as Foyer does where it says nothing', () => {
    const { wordsOf: words } = readMessageTemplates(
      folderWith({
        'README.md': 'Ours',
        'default.json': { eng: { sms: '{code}: {purpose}' } },
        'north.json': rus({ sender: 'Север', sms: '{sender}: {code}\n\n@north.example #{code}' }),
      }),
    );

    expect(words({ ...message, label: 'north' })).toMatchObject({
      sender: 'Север',
      text: 'Север: 123456\n\n@north.example #123456',
      subject: 'Код для входа',
    });
    expect(words({ ...message, label: 'north', language: 'eng' }).text).toBe('123456: to sign in');
    // The brands that Foyer comes with are not theirs.
    expect(words({ ...message, label: 'main' }).sender).toBeUndefined();
    expect(words({ ...message, label: '__proto__' }).sender).toBeUndefined();
  });

  it('is not read again in what its texts are filled with', () => {
    const { wordsOf: words } = readMessageTemplates(
      folderWith({ 'north.json': rus({ sender: '{code}$&', sms: '{sender}: {code}' }) }),
    );

    expect(words({ ...message, label: 'north' }).text).toBe('{code}$&: 123456');
  });

  it.each([
    ['{\n  "rus": {,}\n}', 'this is no JSON (line 2 column 11)'],
    ['[]', 'this is no object of languages'],
    [{ fra: {} }, 'fra is a name that nobody knows'],
    [rus({ sms: 7 }), 'rus.sms must be a text'],
    [rus({ subject: 'Code\r\nBcc: a@b.c' }), 'rus.subject must be one line'],
    [rus({ purposes: { auth: '' } }), 'rus.purposes.auth must not be empty'],
    [rus({ sms: 'Hello' }), 'rus.sms does not have {code}'],
    [rus({ email: '{code} {name}' }), 'rus.email has {name}, which nothing stands for'],
    [rus({ change_sms: 'Hello' }), 'rus.change_sms does not have {change}'],
    [
      rus({ change_email: '{change} {code}' }),
      'rus.change_email has {code}, which nothing stands for',
    ],
    [
      rus({ change_sms: `{change} ${'ж'.repeat(120)}` }),
      'rus.change_sms makes 3 SMS of one message, and 2 are the most',
    ],
    [rus({ sms: '{sender}: {code}' }), 'rus.sms has {sender}, but no sender is named'],
    [
      rus({ sms: `{code} ${'ж'.repeat(128)}` }),
      'rus.sms makes 3 SMS of one message, and 2 are the most',
    ],
  ])('is refused with %j', (content, fault) => {
    const folder = folderWith({ 'north.json': content });

    expect(() => readMessageTemplates(folder)).toThrow(
      new StartRefusal(`MESSAGES_TEMPLATES: ${join(folder, 'north.json')}: ${fault}.`),
    );
  });

  it('is refused where it is missing, and with a file that is no label’s', () => {
    expect(() => readMessageTemplates('/nowhere')).toThrow(
      'MESSAGES_TEMPLATES: /nowhere: this folder cannot be read.',
    );
    expect(() => readMessageTemplates(folderWith({ 'My label.json': {} }))).toThrow(
      /no label has this name/u,
    );
  });
});
