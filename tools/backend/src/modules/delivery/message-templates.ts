import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, textIn } from '@foyer/contract';
import { isLabelName, StartRefusal } from '@foyer/server';
import * as v from 'valibot';
import { accountChangeAdvice, accountChangeTitles } from '../../texts/account-changes.ts';
import { findFault } from './check-template.ts';
import { fillText, type TextValues } from './fill-text.ts';
import type { MessageToSend, MessageWords } from './outgoing-message.ts';
import {
  messageTemplateSchema,
  templateFileSchema,
  type MessageTemplate,
  type MessageTexts,
  type TemplateFile,
} from './template.schema.ts';

/** What labels say in messages. */
export interface MessageTemplates {
  /** The words of a message, by label and language. */
  wordsOf(message: MessageToSend): MessageWords;
  /** What the labels call themselves, in all languages. */
  senders: readonly string[];
}

/** The texts that Foyer comes with; an operator's folder is like it. */
const shippedFolder = fileURLToPath(new URL('templates', import.meta.url));

/** What is said for labels without a file, and where a file leaves something out. */
const DEFAULT = 'default';

/**
 * Reads a folder of texts: `default.json`, and a file for each label by its id. What `default.json` leaves out is said as
 * Foyer says it. docs/decisions/0088
 *
 * @throws {@link StartRefusal} naming the file and the place of what cannot be sent.
 */
export function readMessageTemplates(folder: string = shippedFolder): MessageTemplates {
  const names = namesOf(folder);
  const shipped = read(shippedFolder, DEFAULT);
  const byDefault = names.includes(DEFAULT)
    ? complete(folder, DEFAULT, merge(shipped, read(folder, DEFAULT)))
    : complete(shippedFolder, DEFAULT, shipped);
  const byLabel = new Map(
    names.map((name) => [name, complete(folder, name, merge(byDefault, read(folder, name)))]),
  );
  const senders = [byDefault, ...byLabel.values()].flatMap((texts) =>
    LANGUAGES.flatMap((language) => texts[language].sender ?? []),
  );
  return {
    senders: [...new Set(senders)],
    wordsOf: (message) => {
      const { label = DEFAULT, language, channel } = message;
      const texts = (byLabel.get(label) ?? byDefault)[language];
      const { sms, subject, email } = formsOf(texts, message);
      const values = valuesOf(texts, message);
      return {
        sender: texts.sender,
        subject: fillText(subject, values),
        text: fillText(channel === 'sms' ? sms : email, values),
      };
    },
  };
}

/** The texts of a message, by its channel; receipts and renewals go by e-mail alone. */
function formsOf(texts: MessageTexts, { purpose }: MessageToSend) {
  const { change_sms, change_subject, change_email } = texts;
  switch (purpose) {
    case 'account_change':
      return { sms: change_sms, subject: change_subject, email: change_email };
    case 'receipt':
      return { sms: '', subject: texts.receipt_subject, email: texts.receipt_email };
    case 'renewal':
      return { sms: '', subject: texts.renewal_subject, email: texts.renewal_email };
    default:
      return texts;
  }
}

function valuesOf({ sender, purposes }: MessageTexts, message: MessageToSend): TextValues {
  switch (message.purpose) {
    case 'account_change': {
      const { change, language } = message;
      const advice = textIn(accountChangeAdvice, language);
      return { change: textIn(accountChangeTitles[change], language), advice, sender };
    }
    case 'receipt': {
      const { item, sum, number, link } = message;
      return { item, sum, number, link, sender };
    }
    case 'renewal': {
      const { item, day, sum } = message;
      return { item, day, sum, sender };
    }
    default: {
      const { code, purpose, minutes } = message;
      return { code, purpose: purposes[purpose], minutes: String(minutes), sender };
    }
  }
}

const refusal = (place: string, fault: string) =>
  new StartRefusal(`MESSAGES_TEMPLATES: ${place}: ${fault}.`);

function namesOf(folder: string): string[] {
  let files: string[];
  try {
    files = readdirSync(folder);
  } catch {
    throw refusal(folder, 'this folder cannot be read');
  }
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5));
  const wrong = names.find((name) => !isLabelName(name));
  if (wrong !== undefined) throw refusal(join(folder, `${wrong}.json`), 'no label has this name');
  return names;
}

function read(folder: string, name: string): TemplateFile {
  const path = join(folder, `${name}.json`);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw refusal(path, 'this file cannot be read');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const place = error instanceof Error && /\(line \d+ column \d+\)/u.exec(error.message)?.[0];
    throw refusal(path, `this is no JSON${place ? ` ${place}` : ''}`);
  }
  if (Array.isArray(value)) throw refusal(path, 'this is no object of languages');
  return validate(path, templateFileSchema, value);
}

function validate<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue);
  const fault = issue.expected === 'never' ? 'is a name that nobody knows' : issue.message;
  throw refusal(path, place === null ? 'this is no object of languages' : `${place} ${fault}`);
}

/** What a file says, over what is said without it. */
const merge = (base: TemplateFile, own: TemplateFile): unknown =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const purposes = { ...base[language]?.purposes, ...own[language]?.purposes };
      return [language, { ...base[language], ...own[language], purposes }];
    }),
  );

function complete(folder: string, name: string, value: unknown): MessageTemplate {
  const path = join(folder, `${name}.json`);
  const template = validate(path, messageTemplateSchema, value);
  const fault = findFault(template);
  if (fault !== undefined) throw refusal(path, fault);
  return template;
}
