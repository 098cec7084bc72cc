import { describe, expect, it } from 'vitest';
import { defaultLanguage, languageCodes, type LanguageCode } from './languages.ts';
import { flowSegments, pageTexts, type TextTree } from './segments.ts';
import { setType } from './typography.ts';

/** Keys that the specification quotes. I18N-002 */
const contractKeys = [
  'modal.error.title',
  'modal.error.subtitle',
  'error.default',
  'error.auth',
  'input.validate.max_length',
  'input.pin.validate',
  'input.password_confirm.validate',
  'input.login.validate.only_phone',
  'modal.pin_change.error_0000',
  'notification.purchase_failed.message',
  'notification.purchase_failed.submessage',
  'bank_card.input.number.validate',
  'bank_card.input.date.validate',
  'bank_card.input.cvc.validate',
  'bank_card.error.default',
  'bank_card.error.number_date',
  'bank_card.error.number_cvc',
  'bank_card.error.date_cvc',
  'error.incorrect_data',
  'input.phone.validate',
  'input.email.validate',
  'input.promocode.validate.daily_attempt_limit_exceeded',
  'modal.bonus_activate.error.title',
  'modal.bonus_activate.error.subtitle',
  'component.tv_code.error.message',
  'notification.rating.message_error',
];

/** Keys of what is set in large letters; the other two are titles of documents. */
const titleKey = /^(?!(?:page|karaoke)\.title$)(?:.*[._])?(?:title|heading)(?:$|[._])/u;

const plural = /_(zero|one|two|few|many|other)$/u;

async function textsOf(language: LanguageCode): Promise<Map<string, string>> {
  const { default: shell, flowTexts } = await pageTexts[language]();
  const flows = await Promise.all(
    flowSegments.map(async (name) => [name, (await flowTexts[name]()).default] as const),
  );
  return flatten({ ...shell, ...Object.fromEntries(flows) });
}

function flatten(tree: TextTree, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`${path}${name}`, value] as const]
        : [...flatten(value, `${path}${name}.`)],
    ),
  );
}

const stems = (texts: Map<string, string>) =>
  new Set([...texts.keys()].map((key) => key.replace(plural, '')));

describe.each(languageCodes)('texts in %s', (language) => {
  it('have every key of the default language, and no other [LANG-001]', async () => {
    const own = stems(await textsOf(language));
    const expected = stems(await textsOf(defaultLanguage));
    expect([...own].toSorted()).toEqual([...expected].toSorted());
  });

  it('have every plural form of the language', async () => {
    const texts = await textsOf(language);
    const forms = {
      rus: ['one', 'few', 'many', 'other'],
      eng: ['one', 'other'],
      hye: ['one', 'other'],
    };
    const counted = new Set(
      [...texts.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')),
    );
    const wanted = [...counted].flatMap((stem) => forms[language].map((form) => `${stem}_${form}`));
    expect(wanted.filter((key) => !texts.has(key))).toEqual([]);
  });

  it('have a text for every key that the specification quotes [I18N-002, LANG-004]', async () => {
    const texts = await textsOf(language);
    const known = stems(texts);
    expect(contractKeys.filter((key) => !known.has(key))).toEqual([]);
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('name the same values in every language', async () => {
    const names = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name);
    const sorted = (text?: string) => names(text).toSorted().join();
    const own = await textsOf(language);
    const expected = [...(await textsOf(defaultLanguage))].filter(([key]) => own.has(key));
    const differing = expected.filter(([key, text]) => sorted(own.get(key)) !== sorted(text));
    expect(differing).toEqual([]);
  });

  it('hold no letters of another language [I18N-001]', async () => {
    const foreign = {
      rus: /\p{Script=Armenian}/u,
      eng: /[\p{Script=Armenian}\p{Script=Cyrillic}]/u,
      hye: /\p{Script=Cyrillic}/u,
    };
    const texts = await textsOf(language);
    expect([...texts].filter(([, text]) => foreign[language].test(text))).toEqual([]);
  });

  it('do without exclamation marks', async () => {
    const texts = await textsOf(language);
    expect([...texts].filter(([, text]) => text.includes('!'))).toEqual([]);
  });
});

it('titles tie a short word, or a preposition, to what follows', async () => {
  const titles = [...(await textsOf('rus'))].filter(([key]) => titleKey.test(key));
  expect(titles.length).toBeGreaterThan(50);
  expect(titles.filter(([, text]) => text !== setType(text, 'rus'))).toEqual([]);
});
