import { createInstance } from 'i18next';
import { loadPatiently } from '../variants/load-patiently.ts';
import { languageTags, type LanguageCode } from './languages.ts';
import { pageTexts, type FlowSegment } from './segments.ts';
import type { TextKey } from './text-key.ts';

/** Values for the places in a text; `count` also chooses the plural form. */
export type TextParams = Readonly<Record<string, string | number>>;

/** Gives the text of a key in the language in force. */
export type Translate = (key: TextKey, params?: TextParams) => string;

/** The texts of one language, for one page or one request. */
export interface Translator {
  language: LanguageCode;
  t: Translate;
  /** Whether a flow's texts are there. */
  has: (segment: FlowSegment) => boolean;
  /** Fetches a flow's texts once; call it beside the flow's own import. */
  load: (segment: FlowSegment) => Promise<void>;
}

/** Options of {@link createTranslator}. */
export interface TranslatorOptions {
  /** Shows keys in place of texts (`i18n=cimode`). @default false */
  isKeyMode?: boolean;
  /** Flow texts to have from the start. */
  segments?: readonly FlowSegment[];
}

const namespace = 'translation';

/** How many texts a server has at hand. */
const mostKnown = 5000;

/** A page of cards says the same few hundred texts: the server composes each once. A text that is not there yet is asked for again. */
function remembering(say: Translate): Translate {
  const known = new Map<string, string>();
  return (key, params) => {
    const asked = params ? key + JSON.stringify(params) : key;
    const earlier = known.get(asked);
    if (earlier !== undefined) return earlier;
    const text = say(key, params);
    if (known.size === mostKnown) known.clear();
    if (text !== key) known.set(asked, text);
    return text;
  };
}

/** The texts of one language, which all its translators share: a server makes one for each page. */
interface Texts {
  t: Translate;
  fetch: (segment: FlowSegment) => Promise<void>;
}

const opened = new Map<string, Texts>();

async function openTexts(language: LanguageCode, isKeyMode: boolean): Promise<Texts> {
  const name = `${language} ${isKeyMode}`;
  const earlier = opened.get(name);
  if (earlier) return earlier;
  const tag = languageTags[language];
  const { default: shell, flowTexts } = await pageTexts[language]();
  const instance = createInstance();
  await instance.init({
    lng: isKeyMode ? 'cimode' : tag,
    fallbackLng: false,
    initAsync: false,
    resources: { [tag]: { [namespace]: { ...shell } } },
    interpolation: { escapeValue: false },
  });
  const say: Translate = (key, params) => instance.t(key, { ...params });
  const present = new Set<FlowSegment>();
  const texts: Texts = {
    t: import.meta.env.SSR ? remembering(say) : say,
    fetch: async (segment) => {
      if (present.has(segment)) return;
      const { default: tree } = await loadPatiently(flowTexts[segment]);
      instance.addResourceBundle(tag, namespace, { [segment]: tree }, true);
      present.add(segment);
    },
  };
  opened.set(name, texts);
  return texts;
}

/** Makes the translator of a request or a page, with the texts of that language only. LANG-001 */
export async function createTranslator(
  language: LanguageCode,
  { isKeyMode = false, segments = [] }: TranslatorOptions = {},
): Promise<Translator> {
  const { t, fetch } = await openTexts(language, isKeyMode);

  const pending = new Map<FlowSegment, Promise<void>>();
  const present = new Set<FlowSegment>();
  const fetchTexts = async (segment: FlowSegment) => {
    await fetch(segment);
    present.add(segment);
  };
  const load = (segment: FlowSegment) => {
    const known = pending.get(segment) ?? readAtOnce(fetchTexts(segment));
    pending.set(segment, known);
    return known;
  };

  await Promise.all(segments.map(load));
  return { language, t, has: (segment) => present.has(segment), load };
}

/** Marks a promise once it is fulfilled, as React's `use` does, so that texts already there never suspend. */
function readAtOnce(promise: Promise<void>): Promise<void> {
  const mark = () => Object.assign(promise, { status: 'fulfilled', value: undefined });
  // Whoever asked hears of a failure; the mark does not.
  promise.then(mark, () => undefined);
  return promise;
}
