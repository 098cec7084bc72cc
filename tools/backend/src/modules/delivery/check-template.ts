import { type Language, LANGUAGES, textIn } from '@foyer/contract';
import { accountChangeAdvice, accountChangeTitles } from '../../texts/account-changes.ts';
import { fillText, namesIn, type TextValues } from './fill-text.ts';
import { SENT_CHANGES } from './outgoing-message.ts';
import { smsParts } from './sms-parts.ts';
import type { MessageTemplate, MessageTexts } from './template.schema.ts';

/** More of them cost more, and come late or in part. */
const MOST_SMS_PARTS = 2;

/** As long as the longest code that is sent. */
const longestCode = '123456';

const ofCodes = ['code', 'purpose', 'minutes', 'sender'] satisfies (keyof TextValues)[];
const ofChanges = ['change', 'advice', 'sender'] satisfies (keyof TextValues)[];
const ofReceipts = ['item', 'sum', 'number', 'link', 'sender'] satisfies (keyof TextValues)[];
const ofRenewals = ['item', 'day', 'sum', 'sender'] satisfies (keyof TextValues)[];

/** What stands for names in each text, and what it cannot do without. */
const fields: readonly [
  field: Exclude<keyof MessageTexts, 'sender' | 'purposes'>,
  names: readonly string[],
  needed?: keyof TextValues,
][] = [
  ['sms', ofCodes, 'code'],
  ['subject', ofCodes],
  ['email', ofCodes, 'code'],
  ['change_sms', ofChanges, 'change'],
  ['change_subject', ofChanges],
  ['change_email', ofChanges, 'change'],
  ['receipt_subject', ofReceipts],
  ['receipt_email', ofReceipts, 'link'],
  ['renewal_subject', ofRenewals],
  ['renewal_email', ofRenewals, 'sum'],
];

/** What is wrong with what a label says in messages, and where; nothing if it can be sent. */
export function findFault(template: MessageTemplate): string | undefined {
  for (const language of LANGUAGES) {
    const texts = template[language];
    const fault = findWrongName(texts) ?? findLongSms(texts, language);
    if (fault !== undefined) return `${language}.${fault}`;
  }
  return undefined;
}

function findWrongName(texts: MessageTexts): string | undefined {
  for (const [field, known, needed] of fields) {
    const names = namesIn(texts[field]);
    const unknown = names.find((name) => !known.includes(name));
    if (unknown !== undefined) return `${field} has {${unknown}}, which nothing stands for`;
    if (names.includes('sender') && texts.sender === undefined) {
      return `${field} has {sender}, but no sender is named`;
    }
    if (needed && !names.includes(needed)) return `${field} does not have {${needed}}`;
  }
  return undefined;
}

function findLongSms(texts: MessageTexts, language: Language): string | undefined {
  const { sender } = texts;
  const advice = textIn(accountChangeAdvice, language);
  const filled: (readonly [field: 'sms' | 'change_sms', values: TextValues])[] = [
    ...Object.values(texts.purposes).map(
      (purpose) => ['sms', { code: longestCode, purpose, minutes: '10', sender }] as const,
    ),
    ...SENT_CHANGES.map(
      (change) =>
        [
          'change_sms',
          { change: textIn(accountChangeTitles[change], language), advice, sender },
        ] as const,
    ),
  ];
  for (const [field, values] of filled) {
    const parts = smsParts(fillText(texts[field], values));
    if (parts > MOST_SMS_PARTS) {
      return `${field} makes ${parts} SMS of one message, and ${MOST_SMS_PARTS} are the most`;
    }
  }
  return undefined;
}
